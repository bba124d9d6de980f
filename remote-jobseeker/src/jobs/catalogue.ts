import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const JOBS_CATALOGUE = 'jobseeker.jobs'
export const jobsCatalogue: Catalogue = { namespace: JOBS_CATALOGUE, load: (language) => import(`./messages/${language}.json`) }
export const useJobsMessages = createMessages<typeof en>(JOBS_CATALOGUE)
export type JobsMessages = Translate<typeof en>
