import { AGREED_CALL_MINUTES, APPOINTMENT_REMINDER_HOURS } from '@onward/contracts'
import type { Database } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { agents, cases, offices, referrals } from '../db/schema'
import { fullName } from '../staff/agent'
import { makeAppointment, tellAppointment } from './change'
import { appointments } from './schema'

const HOUR_MS = 60 * 60 * 1000
/** Looked at in one run; the next run takes the rest. */
const MOST = 500

/** What conversations agree on becomes an appointment, and clients are reminded of theirs. */
export function appointmentEvents(kit: ServiceKit): void {
  kit.onEvent('call.agreed', async ({ messageId, caseId, agentAccountId, startsAt }, tx, { at }) => {
    const [found] = await tx
      .select({ one: cases, phone: referrals.phone })
      .from(cases)
      .innerJoin(referrals, eq(referrals.id, cases.referralId))
      .where(eq(cases.id, caseId))
    const [holder] = await tx
      .select({ agent: agents, officeName: offices.name })
      .from(agents)
      .innerJoin(offices, eq(offices.id, agents.officeId))
      .where(eq(agents.accountId, agentAccountId))
    if (!found || found.one.closedAt || !holder) return
    const { agent, officeName } = holder
    await makeAppointment(tx, found.one, {
      // The same message makes the same appointment.
      id: messageId,
      at,
      details: { startsAt: new Date(startsAt), minutes: AGREED_CALL_MINUTES, way: 'phone', place: found.phone, about: '' },
      agent: { accountId: agentAccountId, name: fullName(agent), officeId: agent.officeId, officeName },
      kind: 'agreed-in-messages',
    })
  })

  kit.cron('casework.remind-of-appointments', 10, async () => {
    await remindOfAppointments(kit.db, kit.clock())
  })
}

/**
 * Reminds clients the day before, of each time once. A reminder whose moment came before the time was set is left out: they have just been
 * told. Gives how many were told.
 */
export async function remindOfAppointments(db: Database, now: Date): Promise<number> {
  const soon = new Date(now.getTime() + APPOINTMENT_REMINDER_HOURS * HOUR_MS)
  return db.withSystem(async (tx) => {
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
      .limit(MOST)
      // Another instance may be at it.
      .for('update', { skipLocked: true })
    for (const row of due) {
      await tx.update(appointments).set({ remindedFor: row.startsAt }).where(eq(appointments.id, row.id))
      await tellAppointment(tx, row, 'reminder')
    }
    return due.length
  })
}
