import { type AppointmentList, type listAppointments, Problem, type QueryOf } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, asc, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Agent } from '../staff/agent'
import { type AppointmentRow, appointments } from './schema'

/** Over when its time is. */
const isOver = (now: Date): SQL =>
  sql`${appointments.startsAt} + make_interval(mins => ${appointments.minutes}) <= ${now.toISOString()}::timestamptz`
const planned = eq(appointments.state, 'planned')

/** What is in each list; past ones come the latest first. */
function membersOf(list: AppointmentList, now: Date): SQL | undefined {
  switch (list) {
    case 'upcoming':
      return and(planned, sql`not (${isOver(now)})`)
    case 'attendance':
      return and(planned, isOver(now))
    case 'wishes':
      return and(planned, ne(appointments.wish, ''), sql`not (${isOver(now)})`)
    case 'past':
      return ne(appointments.state, 'planned')
  }
}
type Whose = QueryOf<typeof listAppointments>['whose']
const ofScope = (agent: Agent, whose: Whose): SQL | undefined =>
  whose === 'mine'
    ? and(eq(appointments.agentId, agent.accountId), eq(appointments.officeId, agent.officeId))
    : eq(appointments.officeId, agent.officeId)

/** The last row of a page: the next one starts after it. */
const place = v.tuple([v.pipe(v.string(), v.isoTimestamp()), v.pipe(v.string(), v.uuid())])
function readPlace(cursor: string): readonly [string, string] {
  let read: unknown
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    throw new Problem('malformed-request')
  }
  const found = v.safeParse(place, read)
  if (!found.success) throw new Problem('malformed-request')
  return found.output
}

interface Asked extends Pick<QueryOf<typeof listAppointments>, 'list' | 'whose' | 'cursor' | 'limit'> {
  now: Date
}

/** One page of a list, how many are in it, and how many in each list that asks for something. */
export async function pageOfAppointments(tx: Tx, agent: Agent, { list, whose, cursor, limit, now }: Asked) {
  const where = and(ofScope(agent, whose), membersOf(list, now))
  const latestFirst = list === 'past'
  const after = cursor === undefined ? null : readPlace(cursor)
  const key = sql`(${appointments.startsAt}, ${appointments.id})`
  const later = after && sql`(${after[0]}::timestamptz, ${after[1]}::uuid)`
  const rows = await tx
    .select()
    .from(appointments)
    .where(and(where, later ? (latestFirst ? sql`${key} < ${later}` : sql`${key} > ${later}`) : undefined))
    .orderBy(
      ...(latestFirst
        ? [desc(appointments.startsAt), desc(appointments.id)]
        : [asc(appointments.startsAt), asc(appointments.id)]),
    )
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const counts = {
    upcoming: await countOf(tx, agent, whose, 'upcoming', now),
    attendance: await countOf(tx, agent, whose, 'attendance', now),
    wishes: await countOf(tx, agent, whose, 'wishes', now),
  }
  return {
    rows: page,
    nextCursor:
      last && rows.length > page.length
        ? Buffer.from(JSON.stringify([last.startsAt.toISOString(), last.id])).toString('base64url')
        : null,
    total: list === 'past' ? await countOf(tx, agent, whose, 'past', now) : counts[list],
    counts,
  }
}

async function countOf(tx: Tx, agent: Agent, whose: Whose, list: AppointmentList, now: Date): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(appointments)
    .where(and(ofScope(agent, whose), membersOf(list, now)))
  return row?.n ?? 0
}

/** Those to come, the next first; then the others, the latest first. */
export function toComeFirst(rows: readonly AppointmentRow[], now: Date): AppointmentRow[] {
  const isToCome = ({ state, startsAt, minutes }: AppointmentRow) =>
    state === 'planned' && startsAt.getTime() + minutes * 60_000 > now.getTime()
  return [
    ...rows.filter(isToCome).sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime()),
    ...rows.filter((row) => !isToCome(row)).sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime()),
  ]
}
