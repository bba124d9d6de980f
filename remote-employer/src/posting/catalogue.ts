import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type posting from './messages/en.json'

export const POSTING_CATALOGUE = 'employer.posting'
export const postingCatalogue: Catalogue = {
  namespace: POSTING_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export type PostingMessages = Translate<typeof posting>
export const usePostingMessages = createMessages<typeof posting>(POSTING_CATALOGUE)
