import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type jobMatch from './messages/en.json'

export const JOB_MATCH_CATALOGUE = 'agent.jobMatch'
export const jobMatchCatalogue: Catalogue = {
  namespace: JOB_MATCH_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useJobMatchMessages = createMessages<typeof jobMatch>(JOB_MATCH_CATALOGUE)
export type JobMatchMessages = Translate<typeof jobMatch>
