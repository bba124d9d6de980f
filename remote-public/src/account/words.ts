import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { account } from './messages.en'

export const ACCOUNT_NAMESPACE = 'public.account'
export const accountCatalogue: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.account })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.account })),
}
/** Words of the account page, in the reader's language. */
export const useAccountMessages = createMessages<typeof account>(ACCOUNT_NAMESPACE)
