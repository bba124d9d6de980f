import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type workCoach from './messages/en.json'

export const WORK_COACH_CATALOGUE = 'jobseeker.workCoach'
export const workCoachCatalogue: Catalogue = {
  namespace: WORK_COACH_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useWorkCoachMessages = createMessages<typeof workCoach>(WORK_COACH_CATALOGUE)
