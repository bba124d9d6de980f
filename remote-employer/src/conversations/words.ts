import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { conversations } from './messages.en'

export const CONVERSATIONS_CATALOGUE = 'employer.conversations'
export const conversationsWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.conversations })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.conversations })),
}
/** Words of the employer's page of messages, in the reader's language. */
export const useConversationsMessages = createMessages<typeof conversations>(CONVERSATIONS_CATALOGUE)
