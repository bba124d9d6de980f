import { randomUUID } from 'node:crypto'
import {
  type APPOINTMENT_STEP_KINDS,
  type AppointmentState,
  type CaseEntryKind,
  type EventPayload,
  mayMoveAppointment,
  Problem,
  type ProblemDetail,
  refuseField,
} from '@onward/contracts'
import { announceChange, emitEvent, type Tx } from '@onward/database'
import { overlaps, spanOf } from '@onward/service-kit/slots'
import { and, eq, gt, sql } from 'drizzle-orm'
import { recordOnCase } from '../cases/history'
import { cases } from '../db/schema'
import type { Agent } from '../staff/agent'
import { type AppointmentRow, appointmentSteps, appointments } from './schema'

type StepKind = (typeof APPOINTMENT_STEP_KINDS)[number]
type About = EventPayload<'appointment.changed'>['about']
export type AppointmentDetails = Pick<AppointmentRow, 'startsAt' | 'minutes' | 'way' | 'place' | 'about'>
type CaseRow = typeof cases.$inferSelect

/** Tells messaging, which tells the client, or the work coach of a wish. */
export async function tellAppointment(tx: Tx, row: AppointmentRow, about: About): Promise<void> {
  await announceChange(tx, { accountIds: [row.accountId, row.agentId], changed: ['appointment'] })
  await emitEvent(tx, 'appointment.changed', row.id, row.version, {
    appointmentId: row.id,
    accountId: row.accountId,
    agentAccountId: row.agentId,
    agentName: row.agentName,
    about,
    calendar: {
      startsAt: row.startsAt.toISOString(),
      minutes: row.minutes,
      place: row.place,
      sequence: row.sequence,
      changedAt: row.changedAt.toISOString(),
    },
  })
}

/** Which of its steps the case's history has, and as what. Notes stay with the appointment. */
const ENTRY_OF = {
  made: 'appointment-made',
  'agreed-in-messages': 'appointment-made',
  moved: 'appointment-changed',
  rearranged: 'appointment-changed',
  cancelled: 'appointment-cancelled',
  attended: 'appointment-attended',
  missed: 'appointment-missed',
} as const satisfies Partial<Record<StepKind, CaseEntryKind>>
const entryOf = (kind: StepKind) => (kind in ENTRY_OF ? ENTRY_OF[kind as keyof typeof ENTRY_OF] : null)

async function addStep(
  tx: Tx,
  row: AppointmentRow,
  step: { kind: StepKind; at: Date; actor: string | null; note?: string },
): Promise<void> {
  await tx.insert(appointmentSteps).values({ appointmentId: row.id, note: '', ...step })
  const kind = entryOf(step.kind)
  if (!kind) return
  const facts = { appointmentId: row.id, startsAt: row.startsAt.toISOString() }
  await recordOnCase(tx, { caseId: row.caseId }, { kind, facts, at: step.at, ...(step.actor && { actor: step.actor }) })
}

/** The open case that an appointment is made in, held until the transaction ends. A case of another office does not exist. */
export async function openCaseOf(tx: Tx, id: string): Promise<CaseRow> {
  const [found] = await tx.select().from(cases).where(eq(cases.id, id)).for('update')
  if (!found) throw new Problem('not-found')
  if (found.closedAt) throw new Problem('state-conflict', { text: 'casework.appointment-case-closed' })
  return found
}

type Clash = Required<Pick<ProblemDetail, 'text' | 'facts'>>
type Wanted = Pick<AppointmentRow, 'agentId' | 'accountId' | 'startsAt' | 'minutes'> & { id: string | null }
/** Nobody is in two places at once: neither the work coach nor the client. Who is busy then, and when; null where both are free. */
export async function clashOf(tx: Tx, wanted: Wanted): Promise<Clash | null> {
  const { agentId, accountId, startsAt, minutes } = wanted
  // In seconds: a text of a year beyond 9999 is none that PostgreSQL reads.
  const from = startsAt.getTime() / 1000
  const [busy] = await tx.execute<{ of_client: boolean; starts_at: Date | string; minutes: number; agent_name: string }>(sql`
    select * from casework.busy(${agentId}::uuid, ${accountId}::uuid, to_timestamp(${from}::float8),
      to_timestamp(${from + minutes * 60}::float8), ${wanted.id}::uuid)`)
  if (!busy) return null
  const other = { startsAt: new Date(busy.starts_at), minutes: Number(busy.minutes) }
  if (!overlaps(other, { startsAt, minutes })) return null
  const when = spanOf(other)
  if (!busy.of_client) return { text: 'casework.appointment-coach-busy', facts: { when } }
  return { text: 'casework.appointment-client-busy', facts: { coach: busy.agent_name, when } }
}

/** Throws `invalid-input` at the field of the time where somebody is busy. Two that are made for one of them at once wait for each other. */
async function requireFree(tx: Tx, wanted: Wanted): Promise<void> {
  // One order everywhere, so that two who make appointments crosswise cannot wait for each other.
  for (const one of [wanted.agentId, wanted.accountId].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('casework.appointments ' || ${one}, 0))`)
  const clash = await clashOf(tx, wanted)
  if (clash) throw refuseField('startsAt', clash.text, clash.facts)
}

interface Made {
  id?: string
  at: Date
  details: AppointmentDetails
  agent: Agent
  kind?: 'made' | 'agreed-in-messages'
}

/** Makes an appointment in a case and tells the client. Both must be free, but at a time that both agreed on. */
export async function makeAppointment(tx: Tx, one: CaseRow, made: Made): Promise<AppointmentRow | null> {
  const { at, details, agent } = made
  const who = { agentId: agent.accountId, accountId: one.accountId }
  if (made.kind !== 'agreed-in-messages') await requireFree(tx, { ...who, ...details, id: null })
  const [row] = await tx
    .insert(appointments)
    .values({
      id: made.id ?? randomUUID(),
      caseId: one.id,
      referralId: one.referralId,
      ...who,
      officeId: one.officeId,
      agentName: agent.name,
      officeName: agent.officeName,
      state: 'planned',
      ...details,
      setAt: at,
      createdAt: at,
      changedAt: at,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return null
  const kind = made.kind ?? 'made'
  await addStep(tx, row, { kind, at, actor: agent.accountId })
  await tellAppointment(tx, row, 'made')
  return row
}

/** An appointment for a request, held until the transaction ends: another office's does not exist, and the version is the one that was read. */
export async function lockAppointment(tx: Tx, id: string, version: number): Promise<AppointmentRow> {
  const [row] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('update')
  if (!row) throw new Problem('not-found')
  if (row.version !== version) throw new Problem('state-conflict', { text: 'casework.appointment-changed' })
  return row
}

interface Step {
  to: AppointmentState
  kind: StepKind
  at: Date
  /** The member of staff; null for the client and the system. */
  actor: string | null
  note?: string
  change?: Partial<AppointmentRow>
}

/** Moves an appointment along the table of the contracts, with its history. The row is locked by the caller. */
export async function stepAppointment(tx: Tx, row: AppointmentRow, step: Step): Promise<AppointmentRow> {
  if (!mayMoveAppointment(row.state, step.to)) throw new Problem('state-conflict', { text: 'casework.appointment-not-now' })
  const [moved] = await tx
    .update(appointments)
    .set({ ...step.change, state: step.to, changedAt: step.at, version: row.version + 1 })
    .where(eq(appointments.id, row.id))
    .returning()
  if (!moved) throw new Problem('not-found')
  const { kind, at, actor, note } = step
  await addStep(tx, moved, { kind, at, actor, ...(note && { note }) })
  return moved
}

/** Changes the time or the details of one that is to come; whoever asked to move it has their answer. */
export async function changeDetails(
  tx: Tx,
  row: AppointmentRow,
  details: AppointmentDetails,
  { at, agent }: { at: Date; agent: Agent },
): Promise<AppointmentRow> {
  const isMoved = row.startsAt.getTime() !== details.startsAt.getTime() || row.minutes !== details.minutes
  if (isMoved) await requireFree(tx, { ...row, ...details })
  const isSame = !isMoved && (['way', 'place', 'about'] as const).every((field) => row[field] === details[field])
  if (isSame) return row
  const change = {
    ...details,
    wish: isMoved ? '' : row.wish,
    wishedTimes: isMoved ? [] : row.wishedTimes,
    sequence: row.sequence + 1,
    setAt: isMoved ? at : row.setAt,
  }
  const moved = await stepAppointment(tx, row, {
    to: 'planned',
    kind: isMoved ? 'moved' : 'changed',
    at,
    actor: agent.accountId,
    change,
  })
  await tellAppointment(tx, moved, isMoved ? 'moved' : 'changed')
  return moved
}

/** A case that closes takes along what was still to come in it; the client is told. */
export async function cancelAppointmentsOf(tx: Tx, caseId: string, at: Date): Promise<void> {
  const toCome = and(eq(appointments.caseId, caseId), eq(appointments.state, 'planned'), gt(appointments.startsAt, at))
  const rows = await tx.select().from(appointments).where(toCome).for('update')
  for (const row of rows) {
    const change = { cancelReason: 'not-needed' as const, wish: '', wishedTimes: [], sequence: row.sequence + 1 }
    // Whoever closes the case is the one who cancels; the system where nobody is signed in.
    const [me] = await tx.execute<{ me: string | null }>(sql`select casework.me() as me`)
    const moved = await stepAppointment(tx, row, {
      to: 'cancelled',
      kind: 'cancelled',
      at,
      actor: me?.me ?? null,
      change,
    })
    await tellAppointment(tx, moved, 'cancelled')
  }
}
