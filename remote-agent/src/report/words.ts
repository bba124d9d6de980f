import { type CatalogueLoaders, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type { report } from './messages.en'

export const REPORT_CATALOGUE = 'agent.report'
export const reportWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.report })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.report })),
}
export type ReportWords = Translate<typeof report>
export const useReportMessages = createMessages<typeof report>(REPORT_CATALOGUE)
