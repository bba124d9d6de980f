import { type CatalogueLoaders, createMessages, translator } from '@onward/portal-kit/i18n'
import type { en } from './en'

export const SHELL_NAMESPACE = 'shell'
export const shellCatalogue: CatalogueLoaders = { en: () => import('./en'), cy: () => import('./cy') }
export const useShellMessages = createMessages<typeof en>(SHELL_NAMESPACE)
export const shellMessage = translator<typeof en>(SHELL_NAMESPACE)
