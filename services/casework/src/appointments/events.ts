import { AGREED_CALL_MINUTES, APPOINTMENT_REMINDER_HOURS } from '@onward/contracts'
import type { Database } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { agents, cases, offices, referrals } from '../db/schema'
import { fullName } from '../staff/agent'
import { appointments } from './schema'
import { emitChanged, makeAppointment } from './store'

const HOUR_MS = 60 * 60 * 1000
/** Reminders of one run; the next run sends the rest. */
const MOST = 500

/** A call that both agree on in messages becomes an appointment, and clients are reminded a day before theirs. */
export function appointmentEvents(kit: ServiceKit): void {
  kit.onEvent('call.agreed', async ({ messageId, caseId, agentAccountId, startsAt }, tx, { at }) => {
    const [found] = await tx
      .select({ one: cases, phone: referrals.phone })
      .from(cases)
      .innerJoin(referrals, eq(referrals.id, cases.referralId))
      .where(eq(cases.id, caseId))
    const [coach] = await tx
      .select({ agent: agents, officeName: offices.name })
      .from(agents)
      .innerJoin(offices, eq(offices.id, agents.officeId))
      .where(eq(agents.accountId, agentAccountId))
    if (!found || found.one.closedAt || !coach) return
    const { agent, officeName } = coach
    await makeAppointment(tx, found.one, {
      // One message makes one appointment, also when its event comes twice.
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

/** Reminds clients of each time once, unless it was set less than a day before: they have just been informed. Gives how many. */
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
      // Another instance may have locked some.
      .for('update', { skipLocked: true })
    for (const row of due) {
      await tx.update(appointments).set({ remindedFor: row.startsAt }).where(eq(appointments.id, row.id))
      await emitChanged(tx, row, 'reminder')
    }
    return due.length
  })
}
