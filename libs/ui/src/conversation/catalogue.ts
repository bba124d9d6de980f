import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type conversation from './messages/en.json'

/** Pages that show conversations list this catalogue beside their own. */
export const CONVERSATION_CATALOGUE = 'conversation'
export const conversationCatalogue: Catalogue = {
  namespace: CONVERSATION_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useConversationMessages = createMessages<typeof conversation>(CONVERSATION_CATALOGUE)
export type ConversationMessages = Translate<typeof conversation>
