import { type Catalogue, createMessages, translator } from '@onward/portal-kit/i18n'
import type en from './en.json'

export const SHELL_NAMESPACE = 'shell'
export const shellCatalogue: Catalogue = { namespace: SHELL_NAMESPACE, load: (language) => import(`./${language}.json`) }
export const useShellMessages = createMessages<typeof en>(SHELL_NAMESPACE)
export const shellMessage = translator<typeof en>(SHELL_NAMESPACE)
