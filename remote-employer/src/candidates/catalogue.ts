import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type candidates from './messages/en.json'

export const CANDIDATE_CATALOGUE = 'employer.candidates'
export const candidateCatalogue: Catalogue = {
  namespace: CANDIDATE_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export type CandidateMessages = Translate<typeof candidates>
export const useCandidateMessages = createMessages<typeof candidates>(CANDIDATE_CATALOGUE)
