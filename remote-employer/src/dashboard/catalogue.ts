import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type dashboard from './messages/en.json'

export const DASHBOARD_CATALOGUE = 'employer.dashboard'
export const dashboardWords: Catalogue = {
  namespace: DASHBOARD_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
/** Words of the dashboard alone, in the reader's language. */
export const useDashboardMessages = createMessages<typeof dashboard>(DASHBOARD_CATALOGUE)
