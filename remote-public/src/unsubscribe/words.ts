import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { unsubscribe } from './messages.en'

export const UNSUBSCRIBE_NAMESPACE = 'public.unsubscribe'
export const unsubscribeCatalogue: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.unsubscribe })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.unsubscribe })),
}
export const useUnsubscribeMessages = createMessages<typeof unsubscribe>(UNSUBSCRIBE_NAMESPACE)
