import { type AppointmentList, type listAppointments, Problem, type QueryOf } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { cursorId, readCursor, writeCursor } from '../cursor'
import { agents, cases, referrals } from '../db/schema'
import type { Agent } from '../staff/agent-store'
import { type AppointmentRow, appointmentSteps, appointments } from './schema'

const isOver = (now: Date): SQL =>
  sql`${appointments.startsAt} + make_interval(mins => ${appointments.minutes}) <= ${now.toISOString()}::timestamptz`
const planned = eq(appointments.state, 'planned')

function inList(list: AppointmentList, now: Date): SQL | undefined {
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

const place = v.tuple([v.pipe(v.string(), v.isoTimestamp()), cursorId])

interface Listing extends Pick<QueryOf<typeof listAppointments>, 'list' | 'whose' | 'cursor' | 'limit'> {
  now: Date
}

/** One page of a list, its total, and counts of the lists that need work. Past ones come the latest first. */
export async function pageOfAppointments(tx: Tx, agent: Agent, { list, whose, cursor, limit, now }: Listing) {
  const isPast = list === 'past'
  const from = readCursor(place, cursor)
  const key = sql`(${appointments.startsAt}, ${appointments.id})`
  const last = from && sql`(${from[0]}::timestamptz, ${from[1]}::uuid)`
  const after = last ? (isPast ? sql`${key} < ${last}` : sql`${key} > ${last}`) : undefined
  const direction = isPast ? desc : asc
  const rows = await tx
    .select()
    .from(appointments)
    .where(and(ofScope(agent, whose), inList(list, now), after))
    .orderBy(direction(appointments.startsAt), direction(appointments.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const end = rows.length > limit ? page.at(-1) : undefined
  const countOf = (one: AppointmentList) => countIn(tx, and(ofScope(agent, whose), inList(one, now)))
  const counts = {
    upcoming: await countOf('upcoming'),
    attendance: await countOf('attendance'),
    wishes: await countOf('wishes'),
  }
  return {
    rows: page,
    nextCursor: end ? writeCursor([end.startsAt.toISOString(), end.id]) : null,
    total: list === 'past' ? await countOf('past') : counts[list],
    counts,
  }
}

async function countIn(tx: Tx, where: SQL | undefined): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(appointments).where(where)
  return row?.n ?? 0
}

/** A case with its referral; null where the asking session sees none. */
export async function findClientOfCase(tx: Tx, caseId: string) {
  const [found] = await tx
    .select({ one: cases, referral: referrals })
    .from(cases)
    .innerJoin(referrals, eq(referrals.id, cases.referralId))
    .where(eq(cases.id, caseId))
  return found ?? null
}

/** The same for a request: throws `not-found` where there is none. */
export async function clientOfCase(tx: Tx, caseId: string) {
  const found = await findClientOfCase(tx, caseId)
  if (!found) throw new Problem('not-found')
  return found
}

export const appointmentsOfCase = (tx: Tx, caseId: string): Promise<AppointmentRow[]> =>
  tx.select().from(appointments).where(eq(appointments.caseId, caseId))

/** How many of the latest a person sees. */
const MOST = 50
export const appointmentsOfPerson = (tx: Tx, accountId: string): Promise<AppointmentRow[]> =>
  tx.select().from(appointments).where(eq(appointments.accountId, accountId)).orderBy(desc(appointments.startsAt)).limit(MOST)

/** An appointment that the asking session may see, of one person where they are named; `not-found` where there is none. */
export async function findAppointment(tx: Tx, id: string, whose?: { accountId: string }): Promise<AppointmentRow> {
  const where = and(eq(appointments.id, id), whose && eq(appointments.accountId, whose.accountId))
  const [row] = await tx.select().from(appointments).where(where)
  if (!row) throw new Problem('not-found')
  return row
}

/** The clients of appointments, and all steps with the names of the staff who took them. */
export async function clientsAndSteps(tx: Tx, rows: readonly AppointmentRow[]) {
  if (rows.length === 0) return { clients: [], steps: [] }
  const referralIds = [...new Set(rows.map(({ referralId }) => referralId))]
  const ids = rows.map(({ id }) => id)
  const clients = await tx
    .select({ id: referrals.id, firstName: referrals.firstName, lastName: referrals.lastName })
    .from(referrals)
    .where(inArray(referrals.id, referralIds))
  const steps = await tx
    .select({ step: appointmentSteps, firstName: agents.firstName, lastName: agents.lastName })
    .from(appointmentSteps)
    .leftJoin(agents, eq(agents.accountId, appointmentSteps.actor))
    .where(inArray(appointmentSteps.appointmentId, ids))
    .orderBy(asc(appointmentSteps.id))
  return { clients, steps }
}
