import {
  type AgentDay,
  DASHBOARD_CLIENTS,
  DASHBOARD_NAMED,
  type Language,
  REPORT_TREND_WEEKS,
  type ReportFigure,
  readAgentDashboard,
  UNANSWERED_DAYS,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { appointmentsAfter, attendanceToRecord, diaryBetween, wishesToAnswer } from '../appointments/list-store'
import { diaryView, interviewView } from '../appointments/view'
import { todoView } from '../cases/view'
import { countReferrals, firstReferrals } from '../referrals/list-store'
import { referralRow } from '../referrals/view'
import { figuresOf } from '../report/report'
import { type Agent, agentAtWork } from '../staff/agent-store'
import { fullName } from '../staff/names'
import { clientsToContact, highPriorityCases, outcomesSince, todosDue, unanswered } from './day-store'
import { casesByStage, openCases, pendingReferrals, referralsIn } from './store'
import { comparedWeeks, daysFrom, londonDay, londonWeek } from './weeks'

const DAY_MS = 86_400_000
/** Figures of the agent's own progress. */
const PROGRESS: readonly ReportFigure[] = ['applications', 'interviews', 'offers', 'starts', 'sustained']

/** The first day of the department's year that a day lies in. */
const yearFrom = (day: string): string => `${Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)}-04-01`

async function dayOf(
  kit: ServiceKit,
  tx: Tx,
  agent: Agent,
  { now, language }: { now: Date; language: Language },
): Promise<AgentDay> {
  const { officeId, accountId: agentId } = agent
  const own = { officeId, agentId }
  const day = londonDay(now)
  const week = londonWeek(now)
  const before = londonWeek(now, 1)
  const weeks = Array.from({ length: REPORT_TREND_WEEKS }, (_, back) => londonWeek(now, back))
  const [referralsThisWeek = 0, referralsWeekBefore = 0, ...series] = await referralsIn(tx, { officeId }, [
    ...comparedWeeks(week, before, now),
    ...weeks,
  ])
  const clients = await firstReferrals(tx, officeId, DASHBOARD_CLIENTS)
  const diary = await diaryBetween(tx, agent, 'mine', daysFrom(day, 1))
  const ahead = await appointmentsAfter(tx, agent, daysFrom(day, 1).until, DASHBOARD_NAMED)
  const attendance = await attendanceToRecord(tx, agent, now, DASHBOARD_NAMED)
  const todos = await todosDue(tx, agent, day, DASHBOARD_NAMED)
  const contacts = await clientsToContact(tx, agent, now, DASHBOARD_NAMED)
  const { figures } = await figuresOf(tx, own, [week, before], now)
  const since = yearFrom(day)
  return {
    day,
    countedAt: now.toISOString(),
    referralsThisWeek,
    referralsWeekBefore,
    referralWeeks: series.reverse(),
    activeCases: await openCases(tx, own),
    pendingReferrals: await pendingReferrals(tx, own),
    highPriority: await highPriorityCases(tx, agent, now),
    stages: await casesByStage(tx, own),
    clients: clients.map((row) => referralRow(kit.keys, row, agent, language)),
    total: await countReferrals(tx, officeId),
    diary: {
      appointments: diary.rows.map((found) => diaryView(found, agent, language)),
      interviews: diary.interviews.map(interviewView),
      ahead: ahead.map((found) => diaryView(found, agent, language)),
    },
    attendance: { items: attendance.rows.map((found) => diaryView(found, agent, language)), total: attendance.total },
    wishes: await wishesToAnswer(tx, agent, now),
    todos: {
      items: todos.found.map(({ row, referralId, ...client }) => ({
        ...todoView(row, agent.name, agent, now),
        referralId,
        clientName: fullName(client),
      })),
      total: todos.total,
      overdue: todos.overdue,
    },
    contacts: {
      items: contacts.found.map(({ referralId, caseId, phone, since, missedAt, ...client }) => ({
        referralId,
        caseId,
        name: fullName(client),
        phone,
        since: since.toISOString(),
        missedAt: missedAt?.toISOString() ?? null,
      })),
      total: contacts.total,
    },
    figures: figures.filter(({ figure }) => PROGRESS.includes(figure)),
    unanswered: await unanswered(tx, new Date(now.getTime() - UNANSWERED_DAYS * DAY_MS)),
    outcomes: { since, ...(await outcomesSince(tx, agent, since)) },
  }
}

export function figuresRoutes(kit: ServiceKit): void {
  kit.handle(readAgentDashboard, ({ language, now, read }) =>
    read(async (tx, who) => {
      const agent = await agentAtWork(tx, who)
      if (!agent) return { office: null, day: null }
      return {
        office: { id: agent.officeId, name: agent.officeName },
        day: await dayOf(kit, tx, agent, { now, language }),
      }
    }),
  )
}
