import { AGREED_CALL_MINUTES, APPOINTMENT_REMINDER_HOURS } from '@onward/contracts'
import type { Database } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { findAgent } from '../staff/agent-store'
import { findClientOfCase } from './list-store'
import { emitChanged, makeAppointment, takeDueReminders } from './store'

const HOUR_MS = 60 * 60 * 1000
/** Reminders of one run; the next run sends the rest. */
const MOST = 500

/** A call that both agree on in messages becomes an appointment, and clients are reminded a day before theirs. */
export function appointmentEvents(kit: ServiceKit): void {
  kit.onEvent('call.agreed', async ({ messageId, caseId, agentAccountId, startsAt }, tx, { at }) => {
    const found = await findClientOfCase(tx, caseId)
    const agent = await findAgent(tx, agentAccountId)
    if (!found || found.one.closedAt || !agent) return
    await makeAppointment(tx, found.one, {
      // One message makes one appointment, also when its event comes twice.
      id: messageId,
      at,
      details: {
        startsAt: new Date(startsAt),
        minutes: AGREED_CALL_MINUTES,
        way: 'phone',
        place: found.referral.phone,
        about: '',
      },
      agent,
      kind: 'agreed-in-messages',
    })
  })

  kit.cron(
    'casework.remind-of-appointments',
    { everyMinutes: 10, most: MOST, of: 'appointments', rest: 'no-longer-due' },
    async () => {
      await remindOfAppointments(kit.db, kit.clock())
    },
  )
}

/** Reminds clients of each time once, unless it was set less than a day before: they have just been informed. Gives how many. */
export async function remindOfAppointments(db: Database, now: Date): Promise<number> {
  const soon = new Date(now.getTime() + APPOINTMENT_REMINDER_HOURS * HOUR_MS)
  return db.withSystem(async (tx) => {
    const due = await takeDueReminders(tx, { now, soon }, MOST)
    for (const row of due) await emitChanged(tx, row, 'reminder')
    return due.length
  })
}
