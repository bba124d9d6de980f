import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { dashboard } from './messages.en'

export const DASHBOARD_CATALOGUE = 'employer.dashboard'
export const dashboardWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.dashboard })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.dashboard })),
}
/** Words of the dashboard alone, in the reader's language. */
export const useDashboardMessages = createMessages<typeof dashboard>(DASHBOARD_CATALOGUE)
