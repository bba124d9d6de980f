import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type account from './messages/en.json'

export const ACCOUNT_NAMESPACE = 'shell.account'
export const accountCatalogue: Catalogue = {
  namespace: ACCOUNT_NAMESPACE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useAccountMessages = createMessages<typeof account>(ACCOUNT_NAMESPACE)
