import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type unsubscribe from './messages/en.json'

export const UNSUBSCRIBE_NAMESPACE = 'public.unsubscribe'
export const unsubscribeCatalogue: Catalogue = {
  namespace: UNSUBSCRIBE_NAMESPACE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useUnsubscribeMessages = createMessages<typeof unsubscribe>(UNSUBSCRIBE_NAMESPACE)
