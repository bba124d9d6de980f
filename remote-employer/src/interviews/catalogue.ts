import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type interviews from './messages/en.json'

export const INTERVIEWS_CATALOGUE = 'employer.interviews'
export const interviewWords: Catalogue = {
  namespace: INTERVIEWS_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export type InterviewWords = Translate<typeof interviews>
/** Words about interviews, in the reader's language. */
export const useInterviewMessages = createMessages<typeof interviews>(INTERVIEWS_CATALOGUE)
