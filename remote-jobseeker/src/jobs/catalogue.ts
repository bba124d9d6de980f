import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const JOBS_CATALOGUE = 'jobseeker.jobs'
export const jobsWords: Catalogue = { namespace: JOBS_CATALOGUE, load: (language) => import(`./messages/${language}.json`) }
/** Words of the hub's lists, alerts and dialogs and of the job page, beside the remote's own. */
export const useJobsMessages = createMessages<typeof en>(JOBS_CATALOGUE)
export type JobsWords = Translate<typeof en>
