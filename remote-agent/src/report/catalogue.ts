import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type report from './messages/en.json'

export const REPORT_CATALOGUE = 'agent.report'
export const reportCatalogue: Catalogue = {
  namespace: REPORT_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export type ReportMessages = Translate<typeof report>
export const useReportMessages = createMessages<typeof report>(REPORT_CATALOGUE)
