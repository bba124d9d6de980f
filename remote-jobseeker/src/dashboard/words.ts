import { type CatalogueLoaders, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type { en } from './messages.en'

export const DASHBOARD_CATALOGUE = 'jobseeker.dashboard'
export const dashboardWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.en })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.cy })),
}
/** Words of the dashboard, beside the remote's own. */
export const useDashboardMessages = createMessages<typeof en>(DASHBOARD_CATALOGUE)
export type DashboardWords = Translate<typeof en>
