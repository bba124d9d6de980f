import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type candidates from './messages/en.json'

export const CANDIDATE_CATALOGUE = 'employer.candidates'
export const candidateWords: Catalogue = {
  namespace: CANDIDATE_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export type CandidateWords = Translate<typeof candidates>
/** Words of the candidate pool, in the reader's language. */
export const useCandidateMessages = createMessages<typeof candidates>(CANDIDATE_CATALOGUE)
