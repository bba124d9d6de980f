import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type join from './messages/en.json'

export const JOIN_NAMESPACE = 'shell.join'
export const joinCatalogue: Catalogue = {
  namespace: JOIN_NAMESPACE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useJoinMessages = createMessages<typeof join>(JOIN_NAMESPACE)
