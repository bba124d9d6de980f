import { type CatalogueLoaders, createMessages, type Translate, withCatalogue } from '@onward/portal-kit/i18n'
import type { en } from './messages.en'

export const DASHBOARD_CATALOGUE = 'jobseeker.dashboard'
const dashboardWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.en })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.cy })),
}
/** The dashboard has words of its own, and shows notices in the shell's. */
export const withDashboardWords = <P>(page: () => Promise<P>) =>
  withCatalogue(DASHBOARD_CATALOGUE, dashboardWords, async () => {
    const [drawn] = await Promise.all([page(), import('@onward/portal-kit/notices').then((notices) => notices.loadNoticeWords())])
    return drawn
  })
/** Words of the dashboard, beside the remote's own. */
export const useDashboardMessages = createMessages<typeof en>(DASHBOARD_CATALOGUE)
export type DashboardWords = Translate<typeof en>
