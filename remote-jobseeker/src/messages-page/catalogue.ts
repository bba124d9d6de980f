import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type messages from './messages/en.json'

export const MESSAGES_CATALOGUE = 'jobseeker.messages'
export const messagesCatalogue: Catalogue = {
  namespace: MESSAGES_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useInboxMessages = createMessages<typeof messages>(MESSAGES_CATALOGUE)
