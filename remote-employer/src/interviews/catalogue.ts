import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type interviews from './messages/en.json'

export const INTERVIEWS_CATALOGUE = 'employer.interviews'
export const interviewCatalogue: Catalogue = {
  namespace: INTERVIEWS_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export type InterviewMessages = Translate<typeof interviews>
export const useInterviewMessages = createMessages<typeof interviews>(INTERVIEWS_CATALOGUE)
