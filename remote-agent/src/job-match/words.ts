import { type CatalogueLoaders, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type { jobMatch } from './messages.en'

export const JOB_MATCH_CATALOGUE = 'agent.jobMatch'
export const jobMatchWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.jobMatch })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.jobMatch })),
}
/** Words of the job match over a caseload. */
export const useJobMatchMessages = createMessages<typeof jobMatch>(JOB_MATCH_CATALOGUE)
export type JobMatchWords = Translate<typeof jobMatch>
