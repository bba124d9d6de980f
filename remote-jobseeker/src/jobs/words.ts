import { type CatalogueLoaders, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type { en } from './messages.en'

export const JOBS_CATALOGUE = 'jobseeker.jobs'
export const jobsWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.en })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.cy })),
}
/** Words of the hub's lists, alerts and dialogs and of the job page, beside the remote's own. */
export const useJobsMessages = createMessages<typeof en>(JOBS_CATALOGUE)
export type JobsWords = Translate<typeof en>
