import { CASE_PRIORITIES, PRIORITY_DAYS, PRIORITY_OF, type PriorityReason } from '@onward/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { cases } from '../db/schema'

const daysBefore = (now: Date, many: number): SQL => sql`${now}::timestamptz - ${many} * interval '1 day'`

/** The last activity, or the opening of the case. */
export const lastActivityAt = sql<Date>`coalesce(${cases.lastActivityAt}, ${cases.openedAt})`
/** Whether an agreed interview lies between two times. */
export const interviewBetween = (from: Date, until: SQL): SQL =>
  sql`(cardinality(${cases.interviewTimes}) > 0 and exists (select from unnest(${cases.interviewTimes}) t
    where t >= ${from}::timestamptz and t <= ${until}))`
export const todoIsOverdue = (now: Date): SQL =>
  sql`${cases.nextTodoOn} < (${now}::timestamptz at time zone 'Europe/London')::date`

type Reason = Exclude<PriorityReason, 'set'>
/** The reasons in the order in which they are looked for. People in work need no activity. Product behaviour section 4. */
const reasonsAt = (now: Date): [Reason, SQL][] => [
  ['missed-appointment', sql`${cases.missedAppointmentAt} is not null`],
  ['interview-soon', interviewBetween(now, sql`${now}::timestamptz + ${PRIORITY_DAYS.interviewSoon} * interval '1 day'`)],
  ['no-activity', sql`${cases.stage} <> 'placed' and ${lastActivityAt} <= ${daysBefore(now, PRIORITY_DAYS.noActivity)}`],
  ['todo-overdue', todoIsOverdue(now)],
  ['quiet', sql`${cases.stage} <> 'placed' and ${lastActivityAt} <= ${daysBefore(now, PRIORITY_DAYS.quiet)}`],
]
const LAST_REASON: Reason = 'on-track'

const firstOf = (whens: readonly SQL[], otherwise: SQL): SQL => sql`case ${sql.join([...whens], sql` `)} else ${otherwise} end`

/** The rule of a case's priority as of a time: the first reason that applies. */
export const priorityFollows = (now: Date): SQL<Reason> =>
  firstOf(
    reasonsAt(now).map(([reason, applies]) => sql`when ${applies} then ${sql.raw(`'${reason}'`)}`),
    sql.raw(`'${LAST_REASON}'`),
  ) as SQL<Reason>

const rankOf = (reason: Reason): SQL => sql.raw(String(CASE_PRIORITIES.indexOf(PRIORITY_OF[reason])))
/** The index in `CASE_PRIORITIES` of the shown priority: the one that an agent set, else the rule's. */
export const priorityRank = (now: Date): SQL<number> =>
  firstOf(
    [
      ...CASE_PRIORITIES.map((priority, rank) => sql`when ${cases.prioritySet} = ${priority} then ${sql.raw(String(rank))}`),
      ...reasonsAt(now).map(([reason, applies]) => sql`when ${applies} then ${rankOf(reason)}`),
    ],
    rankOf(LAST_REASON),
  ).mapWith(Number)
