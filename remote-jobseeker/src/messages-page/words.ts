import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { messages } from './messages.en'

export const MESSAGES_CATALOGUE = 'jobseeker.messages'
export const messagesWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.messages })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.messages })),
}
export const useMessageWords = createMessages<typeof messages>(MESSAGES_CATALOGUE)
