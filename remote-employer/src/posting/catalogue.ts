import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type posting from './messages/en.json'

export const POSTING_CATALOGUE = 'employer.posting'
export const postingWords: Catalogue = { namespace: POSTING_CATALOGUE, load: (language) => import(`./messages/${language}.json`) }
export type PostingWords = Translate<typeof posting>
/** Words of the pages on which jobs are written and managed, in the reader's language. */
export const usePostingMessages = createMessages<typeof posting>(POSTING_CATALOGUE)
