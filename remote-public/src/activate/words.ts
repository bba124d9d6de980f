import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { activate } from './messages.en'

export const ACTIVATE_NAMESPACE = 'public.activate'
export const activateCatalogue: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.activate })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.activate })),
}
export const useActivateMessages = createMessages<typeof activate>(ACTIVATE_NAMESPACE)
