import { CASE_PRIORITIES, type CasePriority, PRIORITY_DAYS, PRIORITY_OF, type PriorityReason } from '@onward/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { cases } from '../db/schema'

const days = (many: number): SQL => sql`${many} * interval '1 day'`

/** The last activity, or the opening of the case. */
export const lastActivityAt = sql<Date>`coalesce(${cases.lastActivityAt}, ${cases.openedAt})`

/** The rule of a case's priority as of a time: the first reason that applies. People in work need no activity. Product behaviour section 4. */
export const priorityFollows = (now: Date): SQL<Exclude<PriorityReason, 'set'>> => sql`case
  when ${cases.missedAppointmentAt} is not null then 'missed-appointment'
  when exists (select from unnest(${cases.interviewTimes}) t
    where t >= ${now}::timestamptz and t <= ${now}::timestamptz + ${days(PRIORITY_DAYS.interviewSoon)}) then 'interview-soon'
  when ${cases.stage} <> 'placed' and ${lastActivityAt} <= ${now}::timestamptz - ${days(PRIORITY_DAYS.noActivity)} then 'no-activity'
  when ${cases.nextTodoOn} < (${now}::timestamptz at time zone 'Europe/London')::date then 'todo-overdue'
  when ${cases.stage} <> 'placed' and ${lastActivityAt} <= ${now}::timestamptz - ${days(PRIORITY_DAYS.quiet)} then 'quiet'
  else 'on-track' end`

const listed = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
const reasonsFor = (priority: CasePriority): string[] =>
  Object.keys(PRIORITY_OF).filter((reason) => PRIORITY_OF[reason as keyof typeof PRIORITY_OF] === priority)

/** The index in `CASE_PRIORITIES` of the shown priority: the one that an agent set, else the rule's. */
export const rankOf = (set: SQL, followsFrom: SQL): SQL<number> => {
  const whens = (test: (priority: CasePriority) => SQL) =>
    sql.join(
      CASE_PRIORITIES.map((priority, rank) => sql`when ${test(priority)} then ${sql.raw(String(rank))}`),
      sql` `,
    )
  return sql`case ${whens((priority) => sql`${set} = ${priority}`)}
    ${whens((priority) => sql`${followsFrom} in (${listed(reasonsFor(priority))})`)} end`
}
