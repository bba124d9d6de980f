import { type APPOINTMENT_STEP_KINDS, type Appointment, type Language, type MyAppointment, staffName } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { asc, eq, inArray } from 'drizzle-orm'
import { agents, referrals } from '../db/schema'
import { type Agent, fullName, staffFullName } from '../staff/agent'
import { type AppointmentRow, appointmentSteps } from './schema'

const common = (row: AppointmentRow, language: Language) => ({
  id: row.id,
  state: row.state,
  version: row.version,
  startsAt: row.startsAt.toISOString(),
  minutes: row.minutes,
  way: row.way,
  place: row.place,
  about: row.about,
  agentName: staffName(row.agentName, language),
  wish: row.wish,
  wishedTimes: row.wishedTimes.map((at) => at.toISOString()),
  cancelReason: row.cancelReason,
  closingWords: row.closingWords,
})

/** As the client sees it. */
export const shownToClient = (row: AppointmentRow, language: Language): MyAppointment => ({
  ...common(row, language),
  officeName: row.officeName,
})

/** As the office sees them, in the order given: with the client's name, and what happened to each. */
export async function shownToOffice(
  tx: Tx,
  rows: readonly AppointmentRow[],
  agent: Agent,
  language: Language,
): Promise<Appointment[]> {
  if (rows.length === 0) return []
  const referralIds = [...new Set(rows.map(({ referralId }) => referralId))]
  const named = await tx
    .select({ id: referrals.id, firstName: referrals.firstName, lastName: referrals.lastName })
    .from(referrals)
    .where(inArray(referrals.id, referralIds))
  const names = new Map(named.map((one) => [one.id, fullName(one)]))
  const steps = await tx
    .select({ step: appointmentSteps, firstName: agents.firstName, lastName: agents.lastName })
    .from(appointmentSteps)
    .leftJoin(agents, eq(agents.accountId, appointmentSteps.actor))
    .where(
      inArray(
        appointmentSteps.appointmentId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(appointmentSteps.id))
  return rows.map((row) => ({
    ...common(row, language),
    caseId: row.caseId,
    referralId: row.referralId,
    clientName: names.get(row.referralId) ?? '',
    mine: row.agentId === agent.accountId,
    steps: steps
      .filter(({ step }) => step.appointmentId === row.id)
      .map(({ step, firstName, lastName }) => ({
        kind: step.kind as (typeof APPOINTMENT_STEP_KINDS)[number],
        at: step.at.toISOString(),
        by: staffFullName({ firstName, lastName }, language),
        note: step.note,
      })),
  }))
}
