import { type Catalogue, createMessages, type Translate, withCatalogues } from '@onward/portal-kit/i18n'
import { common } from '../common'
import type en from './messages/en.json'

export const DASHBOARD_CATALOGUE = 'jobseeker.dashboard'
const dashboardWords: Catalogue = { namespace: DASHBOARD_CATALOGUE, load: (language) => import(`./messages/${language}.json`) }
/** The dashboard has words of its own, and shows notices in the shell's. */
export const withDashboardWords = <P>(page: () => Promise<P>) =>
  withCatalogues([dashboardWords, common], async () => {
    const [drawn] = await Promise.all([page(), import('@onward/portal-kit/notices').then((notices) => notices.loadNoticeWords())])
    return drawn
  })
/** Words of the dashboard, beside the remote's own. */
export const useDashboardMessages = createMessages<typeof en>(DASHBOARD_CATALOGUE)
export type DashboardWords = Translate<typeof en>
