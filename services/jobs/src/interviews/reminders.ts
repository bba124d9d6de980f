import { REMINDER_HOURS } from '@onward/contracts'
import type { Database } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { confirmedBetween, insertReminder, lockForReminder } from './reminder-store'
import { reminderDue } from './rules'
import { announceInterview } from './step'

const HOUR_MS = 60 * 60 * 1000
const MINUTES = 5

/** Reminds both sides of interviews. */
export function interviewEvents(kit: ServiceKit): void {
  kit.cron('jobs.interviews', MINUTES, async () => {
    const reminded = await remindOfInterviews(kit.db, kit.clock())
    if (reminded > 0) kit.log.info({ told: reminded }, 'reminders of interviews')
  })
}
/** Reminds people once of each time of a confirmed interview. Gives how many reminders were sent. */
export async function remindOfInterviews(db: Database, now: Date): Promise<number> {
  const soon = new Date(now.getTime() + Math.max(...REMINDER_HOURS) * HOUR_MS)
  const toCome = await db.withSystem((tx) => confirmedBetween(tx, now, soon))
  let reminded = 0
  for (const one of toCome) {
    const { startsAt, confirmedAt } = one
    const hours = startsAt && confirmedAt && reminderDue(startsAt, confirmedAt, now)
    if (!hours) continue
    reminded += await db.withSystem(async (tx) => {
      const found = await lockForReminder(tx, one.id, startsAt)
      if (!found || !(await insertReminder(tx, { interviewId: one.id, startsAt, hours, at: now }))) return 0
      await announceInterview(tx, found.interview, found.application, 'reminder')
      return 1
    })
  }
  return reminded
}
