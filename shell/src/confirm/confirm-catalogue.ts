import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const CONFIRM_NAMESPACE = 'confirm'
export const confirmCatalogue: Catalogue = {
  namespace: CONFIRM_NAMESPACE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useConfirmMessages = createMessages<typeof en>(CONFIRM_NAMESPACE)
