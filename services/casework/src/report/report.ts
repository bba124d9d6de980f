import {
  APPLICATION_STATES,
  type Language,
  NO_CONTACT_DAYS,
  Problem,
  REPORT_FIGURES,
  REPORT_TREND_WEEKS,
  type ReportFigure,
  type ReportScope,
  type WeeklyReport,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { Scope } from '../figures/counts'
import {
  activationsIn,
  applicationsByState,
  firstReferralAt,
  happenedIn,
  interviewsIn,
  quietCases,
  quietForgotten,
  referralsIn,
  startsIn,
  sustainedIn,
} from '../figures/store'
import { londonDay, mondayOf, type Week, weekFrom } from '../figures/weeks'
import type { Agent } from '../staff/agent-store'
import { fullName, staffFullName } from '../staff/names'

interface ReportRequest {
  /** Any day of the week; this week where none is named. */
  week?: string | undefined
  scope: ReportScope
  now: Date
  language: Language
  /** How many people the no-contact list names. */
  named: number
}

/** Rounded as on the page, so that a difference is that of the numbers people see. */
const roundedDays = (days: number | null | undefined): number | null => (days == null ? null : Math.round(days * 10) / 10)

type CountedFigure = WeeklyReport['figures'][number]

/** Figures of the first week beside the second, and the series of all weeks for the charts. */
export async function figuresOf(tx: Tx, of: Scope, weeks: readonly Week[]) {
  const compared = weeks.slice(0, 2)
  const referrals = await referralsIn(tx, of, weeks)
  const activations = await activationsIn(tx, of, weeks)
  const starts = await startsIn(tx, of, weeks)
  const happened = await happenedIn(tx, of, compared)
  const counts: Record<ReportFigure, readonly number[]> = {
    referrals,
    activations: activations.map(({ count }) => count),
    cvs: happened.map(({ cvs }) => cvs),
    badges: happened.map(({ badges }) => badges),
    applications: happened.map(({ applications }) => applications),
    interviews: await interviewsIn(tx, of, compared),
    offers: happened.map(({ offers }) => offers),
    starts,
    sustained: await sustainedIn(tx, of, compared),
  }
  const figures = REPORT_FIGURES.map((figure): CountedFigure => {
    const [week = 0, before = 0] = counts[figure]
    return { figure, week, before }
  })
  return { figures, activations, referrals, starts }
}

/** A week's report with the week before and the trend. Throws `invalid-input` for a week that has not begun. */
export async function weeklyReportOf(tx: Tx, agent: Agent, wanted: ReportRequest): Promise<WeeklyReport> {
  const { scope, now } = wanted
  const thisMonday = mondayOf(londonDay(now))
  const monday = wanted.week === undefined ? thisMonday : mondayOf(wanted.week)
  if (monday > thisMonday)
    throw new Problem('invalid-input', { errors: [{ field: 'week', text: 'casework.report-week-not-begun' }] })
  const of: Scope = { officeId: agent.officeId, ...(scope === 'mine' && { agentId: agent.accountId }) }
  const mondays = Array.from({ length: REPORT_TREND_WEEKS }, (_, before) => mondayOf(monday, before))
  const weeks = mondays.map(weekFrom)
  const compared = weeks.slice(0, 2)
  const [week] = compared
  if (!week) throw new Error('no week')
  const isOver = week.until <= now
  const countedUntil = isOver ? week.until : now

  const { figures, activations, referrals, starts } = await figuresOf(tx, of, weeks)
  const states = await applicationsByState(tx, of, compared)
  const quiet = await quietCases(tx, of, countedUntil, wanted.named)
  const forgotten = isOver ? await quietForgotten(tx, of, week) : 0
  const first = await firstReferralAt(tx, of)
  return {
    office: { id: agent.officeId, name: agent.officeName },
    scope,
    agentName: agent.name,
    monday,
    sunday: londonDay(new Date(week.until.getTime() - 1)),
    untilNow: isOver ? null : now.toISOString(),
    thisMonday,
    firstMonday: first ? mondayOf(londonDay(first)) : thisMonday,
    madeAt: now.toISOString(),
    figures,
    activationDays: { week: roundedDays(activations[0]?.medianDays), before: roundedDays(activations[1]?.medianDays) },
    applications: APPLICATION_STATES.flatMap((state) => {
      const [now = 0, before = 0] = states.map((one) => one[state] ?? 0)
      return now + before > 0 ? [{ state, week: now, before }] : []
    }),
    trend: mondays
      .map((day, i) => ({
        monday: day,
        referrals: referrals[i] ?? 0,
        activations: activations[i]?.count ?? 0,
        starts: starts[i] ?? 0,
      }))
      .reverse(),
    noContact: {
      days: NO_CONTACT_DAYS,
      total: quiet.total + forgotten,
      people: quiet.people.map(({ referralId, firstName, lastName, agentFirstName, agentLastName, since }) => ({
        referralId,
        name: fullName({ firstName, lastName }),
        agentName: staffFullName({ firstName: agentFirstName, lastName: agentLastName }, wanted.language),
        since: since.toISOString(),
      })),
    },
  }
}
