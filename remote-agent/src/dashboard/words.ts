import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { dashboard } from './messages.en'

export const DASHBOARD_CATALOGUE = 'agent.dashboard'
export const dashboardWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.dashboard })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.dashboard })),
}
export const useDashboardMessages = createMessages<typeof dashboard>(DASHBOARD_CATALOGUE)
