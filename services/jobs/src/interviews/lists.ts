import type { INTERVIEW_LISTS, ListedInterview } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { readCursor, writeCursor } from '../cursor'
import { applications, interviews } from '../db/schema'
import { shownInterviews } from './shown'

type ListName = (typeof INTERVIEW_LISTS)[number]

interface Asked {
  list: ListName
  cursor?: string | undefined
  limit: number
  now: Date
}
interface Order {
  where: SQL | undefined
  by: typeof interviews.startsAt | typeof interviews.changedAt
  latestFirst: boolean
}

/** What is in each list, and in which order. An interview is over when its time is. */
function orderOf(list: ListName, now: Date): Order {
  const isOver = sql`${interviews.startsAt} + make_interval(mins => ${interviews.minutes}) <= ${now.toISOString()}::timestamptz`
  const agreed = eq(interviews.state, 'confirmed')
  switch (list) {
    case 'upcoming':
      return { where: and(agreed, sql`not (${isOver})`), by: interviews.startsAt, latestFirst: false }
    case 'outcome':
      return { where: and(agreed, isOver), by: interviews.startsAt, latestFirst: true }
    case 'answer':
      return { where: eq(interviews.state, 'alternative_requested'), by: interviews.changedAt, latestFirst: false }
    case 'waiting':
      return { where: eq(interviews.state, 'proposed'), by: interviews.changedAt, latestFirst: false }
  }
}

/** One page of a list of the organisation's open interviews. */
export async function interviewsOfOrganisation(
  tx: Tx,
  organisationId: string,
  { list, cursor, limit, now }: Asked,
): Promise<{ items: ListedInterview[]; nextCursor: string | null; total: number }> {
  const name = `interviews-${list}`
  const after = readCursor(name, 1, cursor)
  const { where, by, latestFirst } = orderOf(list, now)
  const all = and(eq(interviews.organisationId, organisationId), eq(interviews.open, true), where)
  const [counted] = await tx.select({ total: count() }).from(interviews).where(all)
  const place = after && sql`(${new Date(after.numbers[0] ?? 0).toISOString()}::timestamptz, ${after.id}::uuid)`
  const row = sql`(date_trunc('milliseconds', ${by}), ${interviews.id})`
  const rows = await tx
    .select({ interview: interviews, application: applications })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(and(all, place ? (latestFirst ? sql`${row} < ${place}` : sql`${row} > ${place}`) : undefined))
    .orderBy(...(latestFirst ? [desc(by), desc(interviews.id)] : [asc(by), asc(interviews.id)]))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const shown = await shownInterviews(
    tx,
    page.map(({ interview }) => interview),
  )
  const last = page.at(-1)?.interview
  const key = by === interviews.startsAt ? last?.startsAt : last?.changedAt
  return {
    items: page.flatMap(({ application }, index) => {
      const one = shown[index]
      if (!one) return []
      const { firstName, lastName, jobId, jobTitle } = application
      return [{ ...one, name: `${firstName} ${lastName}`.trim(), jobId, jobTitle }]
    }),
    nextCursor: rows.length > page.length && last && key ? writeCursor(name, [key.getTime(), last.id]) : null,
    total: counted?.total ?? 0,
  }
}
