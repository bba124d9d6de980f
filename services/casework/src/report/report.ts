import {
  APPLICATION_STATES,
  FUNNEL_STEPS,
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
  officeFunnel,
  quietCases,
  quietForgotten,
  referralsIn,
  startsIn,
  sustainedIn,
} from '../figures/store'
import { comparedWeeks, londonDay, mondayOf, type Week, weekFrom } from '../figures/weeks'
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

/** Twelve weeks are too short for 13 in work. */
const COHORT_STEPS = FUNNEL_STEPS.slice(0, 1 + FUNNEL_STEPS.indexOf('started'))

type CountedFigure = WeeklyReport['figures'][number]

/** Figures of the first week beside the second, and the series of all weeks for the charts. A running week is compared hour by hour. */
export async function figuresOf(tx: Tx, of: Scope, weeks: readonly [Week, Week, ...Week[]], now: Date) {
  const compared = comparedWeeks(weeks[0], weeks[1], now)
  // The week before is whole in a series, and only as long as this one where the two are compared.
  const rows = [...compared, ...weeks]
  const [referrals, starts] = [await referralsIn(tx, of, rows), await startsIn(tx, of, rows)]
  const activations = await activationsIn(tx, of, rows)
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
  return {
    figures,
    days: activations.slice(0, 2).map(({ medianDays }) => medianDays),
    series: weeks.map((_, i) => ({
      referrals: referrals[i + 2] ?? 0,
      activations: activations[i + 2]?.count ?? 0,
      starts: starts[i + 2] ?? 0,
    })),
  }
}

/** The Monday that is meant, and its weeks, the latest first. Throws `invalid-input` for a week that has not begun. */
export function weeksOf(wanted: string | undefined, now: Date): { monday: string; weeks: [Week, Week, ...Week[]] } {
  const thisMonday = mondayOf(londonDay(now))
  const monday = wanted === undefined ? thisMonday : mondayOf(wanted)
  if (monday > thisMonday)
    throw new Problem('invalid-input', { errors: [{ field: 'week', text: 'casework.report-week-not-begun' }] })
  const back = (weeks: number) => weekFrom(mondayOf(monday, weeks))
  return { monday, weeks: [back(0), back(1), ...Array.from({ length: REPORT_TREND_WEEKS - 2 }, (_, more) => back(more + 2))] }
}
export const scopeOf = (agent: Agent, scope: ReportScope): Scope => ({
  officeId: agent.officeId,
  ...(scope === 'mine' && { agentId: agent.accountId }),
})

/** A week's report with the week before and the trend. Throws `invalid-input` for a week that has not begun. */
export async function weeklyReportOf(tx: Tx, agent: Agent, wanted: ReportRequest): Promise<WeeklyReport> {
  const { scope, now } = wanted
  const { monday, weeks } = weeksOf(wanted.week, now)
  const of = scopeOf(agent, scope)
  const [week] = weeks
  const compared = comparedWeeks(week, weeks[1], now)
  const isOver = week.until <= now
  const countedUntil = isOver ? week.until : now

  const { figures, days, series } = await figuresOf(tx, of, weeks, now)
  const states = await applicationsByState(tx, of, compared)
  const quiet = await quietCases(tx, of, countedUntil, wanted.named)
  const forgotten = isOver ? await quietForgotten(tx, of, week) : 0
  const mine = scope === 'mine' ? quiet : await quietCases(tx, scopeOf(agent, 'mine'), countedUntil, 1)
  const first = await firstReferralAt(tx, of)
  const since = weeks.at(-1)?.from ?? week.from
  const cohort = await officeFunnel(tx, since, of.agentId ?? null, week.until)
  return {
    office: { id: agent.officeId, name: agent.officeName },
    scope,
    agentName: agent.name,
    monday,
    sunday: londonDay(new Date(week.until.getTime() - 1)),
    untilNow: isOver ? null : now.toISOString(),
    beforeUntil: isOver ? null : compared[1].until.toISOString(),
    thisMonday: mondayOf(londonDay(now)),
    firstMonday: mondayOf(londonDay(first ?? now)),
    madeAt: now.toISOString(),
    figures,
    activationDays: { week: roundedDays(days[0]), before: roundedDays(days[1]) },
    applications: APPLICATION_STATES.flatMap((state) => {
      const [now = 0, before = 0] = states.map((one) => one[state] ?? 0)
      return now + before > 0 ? [{ state, week: now, before }] : []
    }),
    trend: series.map((counted, i) => ({ monday: mondayOf(monday, i), ...counted })).reverse(),
    cohort: COHORT_STEPS.map((step, i) => ({ step, count: cohort[i] ?? 0 })),
    noContact: {
      days: NO_CONTACT_DAYS,
      total: quiet.total + forgotten,
      mine: mine.total,
      people: quiet.people.map(({ referralId, firstName, lastName, agentFirstName, agentLastName, since }) => ({
        referralId,
        name: fullName({ firstName, lastName }),
        agentName: staffFullName({ firstName: agentFirstName, lastName: agentLastName }, wanted.language),
        since: since.toISOString(),
      })),
    },
  }
}
