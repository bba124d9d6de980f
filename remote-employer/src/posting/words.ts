import { type CatalogueLoaders, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type { posting } from './messages.en'

export const POSTING_CATALOGUE = 'employer.posting'
export const postingWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.posting })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.posting })),
}
export type PostingWords = Translate<typeof posting>
/** Words of the pages on which jobs are written and managed, in the reader's language. */
export const usePostingMessages = createMessages<typeof posting>(POSTING_CATALOGUE)
