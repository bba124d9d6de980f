import { badgeTexts } from '@onward/contracts/learning/badge-texts'
import { type Catalogue, createMessages, type Translate, withCatalogues } from '@onward/portal-kit/i18n'
import { common } from '../common'
import { jobsCatalogue } from '../jobs/catalogue'
import type en from './messages/en.json'

export const DASHBOARD_CATALOGUE = 'jobseeker.dashboard'
export const dashboardCatalogue: Catalogue = {
  namespace: DASHBOARD_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
/** The dashboard has its own texts and draws notices with the shell's. */
export const withDashboardCatalogues = <P>(page: () => Promise<P>) =>
  withCatalogues([dashboardCatalogue, jobsCatalogue, common, badgeTexts], async () => {
    const [drawn] = await Promise.all([
      page(),
      import('@onward/portal-kit/notices').then((notices) => notices.loadNoticeCatalogue()),
    ])
    return drawn
  })
export const useDashboardMessages = createMessages<typeof en>(DASHBOARD_CATALOGUE)
export type DashboardMessages = Translate<typeof en>
