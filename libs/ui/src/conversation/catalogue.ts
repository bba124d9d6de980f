import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type conversation from './messages/en.json'

/** A page that shows conversations adds this catalogue beside its own. */
export const CONVERSATION_CATALOGUE = 'conversation'
export const conversationCatalogue: Catalogue = {
  namespace: CONVERSATION_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useConversationMessages = createMessages<typeof conversation>(CONVERSATION_CATALOGUE)
export type ConversationMessages = Translate<typeof conversation>
