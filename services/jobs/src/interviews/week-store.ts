import { type InterviewInWeek, londonInstant, MOST_IN_WEEK } from '@onward/contracts'
import { addDays, mondayOf } from '@onward/contracts/calendar-days'
import type { Tx } from '@onward/database'
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { applications, interviews } from '../db/schema'

/** What stands in a calendar at its time: agreed ones and those that are over. */
const AT_A_TIME = ['confirmed', 'held', 'no_show'] as const

/** The organisation's interviews of the week of a day, and the times of it that applicants can still choose; earliest first. */
export async function interviewsOfWeek(tx: Tx, organisationId: string, day: string): Promise<InterviewInWeek[]> {
  const monday = mondayOf(day)
  const [from, until] = [startOf(monday), startOf(addDays(monday, 7))]
  const settled = await tx
    .select({ interview: interviews, application: applications })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(
      and(
        eq(interviews.organisationId, organisationId),
        inArray(interviews.state, [...AT_A_TIME]),
        gte(interviews.startsAt, from),
        lt(interviews.startsAt, until),
      ),
    )
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .limit(MOST_IN_WEEK)
  const offered = await tx
    .select({ interview: interviews, application: applications })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(
      and(
        eq(interviews.organisationId, organisationId),
        eq(interviews.open, true),
        eq(interviews.state, 'proposed'),
        sql`exists (select from unnest(${interviews.slots}) slot
          where slot >= ${from.toISOString()}::timestamptz and slot < ${until.toISOString()}::timestamptz)`,
      ),
    )
    .limit(MOST_IN_WEEK)
  const inWeek = (at: Date) => at >= from && at < until
  const items = [
    ...settled.flatMap((one) => (one.interview.startsAt ? [viewOf(one, one.interview.startsAt)] : [])),
    ...offered.flatMap((one) => one.interview.slots.filter(inWeek).map((slot) => viewOf(one, slot))),
  ]
  return items.sort((a, b) => a.startsAt.localeCompare(b.startsAt)).slice(0, MOST_IN_WEEK)
}

/** Midnight in the United Kingdom, which exists on every day. */
const startOf = (day: string): Date => londonInstant(`${day}T00:00`) ?? new Date(`${day}T00:00:00Z`)

interface Row {
  interview: typeof interviews.$inferSelect
  application: typeof applications.$inferSelect
}
function viewOf({ interview, application }: Row, at: Date): InterviewInWeek {
  const { id, applicationId, state, minutes, way, meet } = interview
  const { firstName, lastName, jobTitle } = application
  const name = `${firstName} ${lastName}`.trim()
  return { id, applicationId, name, jobTitle, state, startsAt: at.toISOString(), minutes, way, meet }
}
