import { downloadWeeklyReport, NO_CONTACT_NAMED, readWeeklyReport } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { agentAtWork, requireAgent } from '../staff/agent'
import { reportCsv, reportFilename, reportPdfOf } from './files'
import { weeklyReportOf } from './report'

/** A spreadsheet is there to be worked with: it names whom the page only counts. */
const NAMED_IN_CSV = 2_000

export function reportRoutes(kit: ServiceKit): void {
  kit.handle(readWeeklyReport, ({ query, language, now, read }) =>
    read(async (tx, who) => {
      const agent = await agentAtWork(tx, who)
      return { report: agent && (await weeklyReportOf(tx, agent, { ...query, language, now, named: NO_CONTACT_NAMED })) }
    }),
  )

  kit.handle(downloadWeeklyReport, async ({ query, language, now, read, reply }) => {
    const isTable = query.format === 'csv'
    const report = await read(async (tx, who) => {
      const agent = await requireAgent(tx, who, language)
      const named = isTable ? NAMED_IN_CSV : NO_CONTACT_NAMED
      return weeklyReportOf(tx, agent, { ...query, language, now, named })
    })
    const bytes = isTable ? Buffer.from(reportCsv(report, language)) : await reportPdfOf(report, language)
    const filename = `${reportFilename(report, language)}.${query.format}`
    return reply
      .header('content-type', isTable ? 'text/csv; charset=utf-8' : 'application/pdf')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`)
      .header('cache-control', 'private, no-store')
      .send(bytes)
  })
}
