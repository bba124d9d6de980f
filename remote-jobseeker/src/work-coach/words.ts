import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { workCoach } from './messages.en'

export const WORK_COACH_CATALOGUE = 'jobseeker.workCoach'
export const workCoachWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.workCoach })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.workCoach })),
}
/** Words between a person and their work coach, in the reader's language. */
export const useWorkCoachMessages = createMessages<typeof workCoach>(WORK_COACH_CATALOGUE)
