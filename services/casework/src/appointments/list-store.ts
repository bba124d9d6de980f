import { type AppointmentList, type listAppointments, Problem, type QueryOf } from '@onward/contracts'
import { isAnyOf, type Tx } from '@onward/database'
import { and, asc, count, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { cursorId, readCursor, writeCursor } from '../cursor'
import { agents, cases, referrals } from '../db/schema'
import type { Week } from '../figures/weeks'
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

const CLIENT = { firstName: referrals.firstName, lastName: referrals.lastName }
/** More than an office has in a week. */
const MOST_IN_DIARY = 500

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

/** A diary: appointments in a time, and agreed interviews of clients, in order. Cancelled ones are left out. */
export async function diaryBetween(tx: Tx, agent: Agent, whose: Whose, { from, until }: Week) {
  const within = and(gte(appointments.startsAt, from), lt(appointments.startsAt, until), ne(appointments.state, 'cancelled'))
  const rows = await withClient(tx, and(ofScope(agent, whose), within), MOST_IN_DIARY)
  const interviews = await tx.execute<Record<'referralId' | 'firstName' | 'lastName' | 'at', string>>(sql`
    select c.referral_id as "referralId", r.first_name as "firstName", r.last_name as "lastName", i.at
    from casework.cases c cross join lateral unnest(c.interview_times) i(at) join casework.referrals r on r.id = c.referral_id
    where c.office_id = ${agent.officeId} and c.closed_at is null and i.at >= ${from.toISOString()}::timestamptz
      and i.at < ${until.toISOString()}::timestamptz ${whose === 'mine' ? sql`and c.agent_id = ${agent.accountId}::uuid` : sql``}
    order by i.at, c.id limit ${MOST_IN_DIARY}`)
  return { rows, interviews: interviews.map(({ at, ...client }) => ({ ...client, at: new Date(at) })) }
}

const withClient = (tx: Tx, where: SQL | undefined, limit: number) =>
  tx
    .select({ row: appointments, ...CLIENT })
    .from(appointments)
    .innerJoin(referrals, eq(referrals.id, appointments.referralId))
    .where(where)
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(limit)

/** An agent's first planned appointments from a time on. */
export const appointmentsAfter = (tx: Tx, agent: Agent, from: Date, limit: number) =>
  withClient(tx, and(ofScope(agent, 'mine'), planned, gte(appointments.startsAt, from)), limit)

/** The first appointments that are over without a record of attendance, and how many there are. */
export async function attendanceToRecord(tx: Tx, agent: Agent, now: Date, limit: number) {
  const where = and(ofScope(agent, 'mine'), inList('attendance', now))
  return { rows: await withClient(tx, where, limit), total: await countIn(tx, where) }
}
export const wishesToAnswer = (tx: Tx, agent: Agent, now: Date): Promise<number> =>
  countIn(tx, and(ofScope(agent, 'mine'), inList('wishes', now)))

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
    .where(isAnyOf(referrals.id, referralIds))
  const steps = await tx
    .select({ step: appointmentSteps, firstName: agents.firstName, lastName: agents.lastName })
    .from(appointmentSteps)
    .leftJoin(agents, eq(agents.accountId, appointmentSteps.actor))
    .where(isAnyOf(appointmentSteps.appointmentId, ids))
    .orderBy(asc(appointmentSteps.id))
  return { clients, steps }
}
