import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type dashboard from './messages/en.json'

export const DASHBOARD_CATALOGUE = 'employer.dashboard'
export const dashboardCatalogue: Catalogue = {
  namespace: DASHBOARD_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useDashboardMessages = createMessages<typeof dashboard>(DASHBOARD_CATALOGUE)
