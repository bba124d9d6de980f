import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type conversations from './messages/en.json'

export const CONVERSATIONS_CATALOGUE = 'employer.conversations'
export const conversationsCatalogue: Catalogue = {
  namespace: CONVERSATIONS_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useConversationsMessages = createMessages<typeof conversations>(CONVERSATIONS_CATALOGUE)
