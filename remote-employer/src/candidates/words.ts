import { type CatalogueLoaders, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type { candidates } from './messages.en'

export const CANDIDATE_CATALOGUE = 'employer.candidates'
export const candidateWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.candidates })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.candidates })),
}
export type CandidateWords = Translate<typeof candidates>
/** Words of the candidate pool, in the reader's language. */
export const useCandidateMessages = createMessages<typeof candidates>(CANDIDATE_CATALOGUE)
