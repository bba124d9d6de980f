import {
  downloadWeeklyReport,
  listReportPeople,
  NO_CONTACT_NAMED,
  REPORT_PEOPLE_NAMED,
  readWeeklyReport,
} from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { peopleBehind } from '../figures/people-store'
import { comparedWeeks } from '../figures/weeks'
import { agentAtWork, requireAgent } from '../staff/agent-store'
import { fullName, staffFullName } from '../staff/names'
import { reportCsv, reportFilename, reportPdfOf } from './files'
import { scopeOf, weeklyReportOf, weeksOf } from './report'

/** The spreadsheet lists more people without contact than the page does. */
const NAMED_IN_CSV = 2_000
export function reportRoutes(kit: ServiceKit): void {
  kit.handle(readWeeklyReport, ({ query, language, now, read }) =>
    read(async (tx, who) => {
      const agent = await agentAtWork(tx, who)
      return { report: agent && (await weeklyReportOf(tx, agent, { ...query, language, now, named: NO_CONTACT_NAMED })) }
    }),
  )

  kit.handle(listReportPeople, ({ query, language, now, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const [week, before] = weeksOf(query.week, now).weeks
      const [counted] = comparedWeeks(week, before, now)
      const { figure } = query
      const found = await peopleBehind(tx, scopeOf(agent, query.scope), counted, { figure, limit: REPORT_PEOPLE_NAMED })
      return {
        ...found,
        items: found.items.map(({ referralId, times, at, agentFirstName, agentLastName, ...client }) => ({
          referralId,
          name: fullName(client),
          agentName: staffFullName({ firstName: agentFirstName, lastName: agentLastName }, language),
          times,
          at: at.toISOString(),
        })),
      }
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
