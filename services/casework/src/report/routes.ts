import { downloadWeeklyReport, NO_CONTACT_NAMED, type ReportFigure, readProgress, readWeeklyReport } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { casesByStage } from '../figures/store'
import { londonWeek } from '../figures/weeks'
import { agentAtWork, requireAgent } from '../staff/agent-store'
import { reportCsv, reportFilename, reportPdfOf } from './files'
import { figuresOf, weeklyReportOf } from './report'

/** The spreadsheet lists more people without contact than the page does. */
const NAMED_IN_CSV = 2_000
/** Figures of the agent's own progress. */
const PROGRESS: readonly ReportFigure[] = ['applications', 'interviews', 'offers', 'starts', 'sustained']

export function reportRoutes(kit: ServiceKit): void {
  kit.handle(readWeeklyReport, ({ query, language, now, read }) =>
    read(async (tx, who) => {
      const agent = await agentAtWork(tx, who)
      return { report: agent && (await weeklyReportOf(tx, agent, { ...query, language, now, named: NO_CONTACT_NAMED })) }
    }),
  )

  kit.handle(readProgress, ({ now, read }) =>
    read(async (tx, who) => {
      const agent = await agentAtWork(tx, who)
      if (!agent) return { stages: [], figures: [] }
      const own = { officeId: agent.officeId, agentId: agent.accountId }
      const { figures } = await figuresOf(tx, own, [londonWeek(now), londonWeek(now, 1)])
      return { stages: await casesByStage(tx, own), figures: figures.filter(({ figure }) => PROGRESS.includes(figure)) }
    }),
  )

  kit.handle(downloadWeeklyReport, async ({ query, language, now, read, reply }) => {
    const isTable = query.format === 'csv'
    const report = await read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
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
