import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type dashboard from './messages/en.json'

export const DASHBOARD_CATALOGUE = 'agent.dashboard'
export const dashboardCatalogue: Catalogue = {
  namespace: DASHBOARD_CATALOGUE,
  load: (language) =>
    // The sentences of notices come with it.
    Promise.all([
      import(`./messages/${language}.json`),
      import('@onward/portal-kit/notices').then((notices) => notices.loadNoticeCatalogue()),
    ]).then(([messages]) => messages),
}
export const useDashboardMessages = createMessages<typeof dashboard>(DASHBOARD_CATALOGUE)
