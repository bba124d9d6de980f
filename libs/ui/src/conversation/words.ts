import { type CatalogueLoaders, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type { conversation } from './messages.en'

/** A page that shows conversations adds this catalogue beside its own. */
export const CONVERSATION_CATALOGUE = 'conversation'
export const conversationWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.conversation })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.conversation })),
}
export const useConversationWords = createMessages<typeof conversation>(CONVERSATION_CATALOGUE)
export type ConversationWords = Translate<typeof conversation>
