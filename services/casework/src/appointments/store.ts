import { randomUUID } from 'node:crypto'
import {
  APPOINTMENT_REMINDER_HOURS,
  type AppointmentState,
  type EventPayload,
  mayMoveAppointment,
  Problem,
  type ProblemDetail,
  refuseField,
} from '@onward/contracts'
import { announceChange, emitEvent, type Tx } from '@onward/database'
import { overlaps, spanOf } from '@onward/service-kit/slots'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { recordOnCase } from '../cases/history'
import { cases } from '../db/schema'
import type { Agent } from '../staff/agent-store'
import { type AppointmentDetails, changeOf, entryKindOf, type StepKind } from './rules'
import { type AppointmentRow, appointmentSteps, appointments } from './schema'

type About = EventPayload<'appointment.changed'>['about']
type CaseRow = typeof cases.$inferSelect

/** Announces a change: messaging informs the client, or the work coach of a wish. */
export async function emitChanged(tx: Tx, row: AppointmentRow, about: About): Promise<void> {
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

async function addStep(
  tx: Tx,
  row: AppointmentRow,
  step: { kind: StepKind; at: Date; actor: string | null; note?: string },
): Promise<void> {
  await tx.insert(appointmentSteps).values({ appointmentId: row.id, note: '', ...step })
  const kind = entryKindOf(step.kind)
  if (!kind) return
  const facts = { appointmentId: row.id, startsAt: row.startsAt.toISOString() }
  await recordOnCase(tx, { caseId: row.caseId }, { kind, facts, at: step.at, ...(step.actor && { actor: step.actor }) })
}

/** The person of a case that the asking session may see. */
export async function personOfCase(tx: Tx, id: string): Promise<string> {
  const [one] = await tx.select({ accountId: cases.accountId }).from(cases).where(eq(cases.id, id))
  if (!one) throw new Problem('not-found')
  return one.accountId
}

/** An open case that the asking session may see, locked until the transaction ends. */
export async function openCaseOf(tx: Tx, id: string): Promise<CaseRow> {
  const [found] = await tx.select().from(cases).where(eq(cases.id, id)).for('update')
  if (!found) throw new Problem('not-found')
  if (found.closedAt) throw new Problem('state-conflict', { text: 'casework.appointment-case-closed' })
  return found
}

type Clash = Required<Pick<ProblemDetail, 'text' | 'facts'>>
type Wanted = Pick<AppointmentRow, 'agentId' | 'accountId' | 'startsAt' | 'minutes'> & { id: string | null }
/** Who is busy at that time, the work coach or the client, and when; null where both are free. */
export async function clashOf(tx: Tx, wanted: Wanted): Promise<Clash | null> {
  const { agentId, accountId, startsAt, minutes } = wanted
  // In seconds: PostgreSQL reads no ISO text of a year after 9999.
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

/** Throws `invalid-input` at the time's field where somebody is busy. Two requests for one person wait for each other. */
async function requireFree(tx: Tx, wanted: Wanted): Promise<void> {
  // Always locked in the same order: no deadlocks.
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

/** Makes an appointment in a case and announces it. Both must be free, except at a time that they agreed on in messages. */
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
  await emitChanged(tx, row, 'made')
  return row
}

/** An appointment that the asking session may see, in the version that it read; locked until the transaction ends. */
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

/** Moves an appointment as the contract's table of states allows, and adds a step. The row is locked by the caller. */
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

/** Changes the time or the details of an appointment to come. */
export async function changeDetails(
  tx: Tx,
  row: AppointmentRow,
  details: AppointmentDetails,
  { at, agent }: { at: Date; agent: Agent },
): Promise<AppointmentRow> {
  const found = changeOf(row, details, at)
  if (!found) return row
  if (found.isMoved) await requireFree(tx, { ...row, ...details })
  const kind = found.isMoved ? 'moved' : 'changed'
  const moved = await stepAppointment(tx, row, { to: 'planned', kind, at, actor: agent.accountId, change: found.change })
  await emitChanged(tx, moved, kind)
  return moved
}

/** Cancels the appointments to come of a case that closes. */
export async function cancelAppointmentsOf(tx: Tx, caseId: string, at: Date): Promise<void> {
  const toCome = and(eq(appointments.caseId, caseId), eq(appointments.state, 'planned'), gt(appointments.startsAt, at))
  const rows = await tx.select().from(appointments).where(toCome).for('update')
  for (const row of rows) {
    const change = { cancelReason: 'not-needed' as const, wish: '', wishedTimes: [], sequence: row.sequence + 1 }
    // The actor is the account that closes the case; null where the system does.
    const [me] = await tx.execute<{ me: string | null }>(sql`select casework.me() as me`)
    const moved = await stepAppointment(tx, row, {
      to: 'cancelled',
      kind: 'cancelled',
      at,
      actor: me?.me ?? null,
      change,
    })
    await emitChanged(tx, moved, 'cancelled')
  }
}

/** Appointments until a time that are due for a reminder, now marked as reminded. */
export async function takeDueReminders(
  tx: Tx,
  { now, soon }: { now: Date; soon: Date },
  limit: number,
): Promise<AppointmentRow[]> {
  const due = await tx
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.state, 'planned'),
        gt(appointments.startsAt, now),
        lte(appointments.startsAt, soon),
        sql`${appointments.setAt} < ${appointments.startsAt} - make_interval(hours => ${APPOINTMENT_REMINDER_HOURS})`,
        sql`${appointments.remindedFor} is distinct from ${appointments.startsAt}`,
      ),
    )
    .orderBy(appointments.startsAt)
    .limit(limit)
    // Another instance may have locked some.
    .for('update', { skipLocked: true })
  for (const { id, startsAt } of due) await tx.update(appointments).set({ remindedFor: startsAt }).where(eq(appointments.id, id))
  return due
}
