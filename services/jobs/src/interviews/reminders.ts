import { REMINDER_HOURS } from '@onward/contracts'
import type { Database } from '@onward/database'
import { type ServiceKit, sumOfEach } from '@onward/service-kit'
import { insertReminder, interviewsToRemindOf, lockForReminder } from './reminder-store'
import { reminderDue } from './rules'
import { announceInterview } from './step'

const MINUTES = 5
const MOST = 500

/** Reminds both sides of interviews. */
export function interviewEvents(kit: ServiceKit): void {
  kit.cron('jobs.interviews', { everyMinutes: MINUTES, most: MOST, of: 'interviews', rest: 'no-longer-due' }, async (most) => {
    const reminded = await remindOfInterviews(kit.db, kit.clock(), most)
    if (reminded > 0) kit.log.info({ told: reminded }, 'reminders of interviews')
  })
}
/** Reminds people once of each time of a confirmed interview, at most so many. Gives how many reminders were sent. */
export async function remindOfInterviews(db: Database, now: Date, most = MOST): Promise<number> {
  // The shortest time first, so that whoever begins soon does not wait for whoever begins tomorrow.
  const due: Awaited<ReturnType<typeof interviewsToRemindOf>> = []
  for (const hours of [...REMINDER_HOURS].sort((a, b) => a - b)) {
    const limit = most - due.length
    if (limit > 0) due.push(...(await db.withSystem((tx) => interviewsToRemindOf(tx, now, { hours, limit }))))
  }
  return sumOfEach(due, ({ id, startsAt, confirmedAt }) => {
    const hours = startsAt && confirmedAt && reminderDue(startsAt, confirmedAt, now)
    if (!hours) return Promise.resolve(0)
    return db.withSystem(async (tx) => {
      const found = await lockForReminder(tx, id, startsAt)
      if (!found || !(await insertReminder(tx, { interviewId: id, startsAt, hours, at: now }))) return 0
      await announceInterview(tx, found.interview, found.application, 'reminder')
      return 1
    })
  })
}
