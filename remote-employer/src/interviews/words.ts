import { type CatalogueLoaders, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type { interviews } from './messages.en'

export const INTERVIEWS_CATALOGUE = 'employer.interviews'
export const interviewWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.interviews })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.interviews })),
}
export type InterviewWords = Translate<typeof interviews>
/** Words about interviews, in the reader's language. */
export const useInterviewMessages = createMessages<typeof interviews>(INTERVIEWS_CATALOGUE)
