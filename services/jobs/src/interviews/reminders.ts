import { APPLICATION_OF_INTERVIEW, REMINDER_HOURS } from '@onward/contracts'
import type { Database } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { applications, interviewReminders, interviews, organisations } from '../db/schema'
import { reminderDue } from './rules'
import { tellInterview } from './step'

const HOUR_MS = 60 * 60 * 1000
const MINUTES = 5

/** What reminds both sides of an interview. */
export function interviewEvents(kit: ServiceKit): void {
  kit.cron('jobs.interviews', MINUTES, async () => {
    const reminded = await remindOfInterviews(kit.db, kit.clock())
    if (reminded > 0) kit.log.info({ told: reminded }, 'reminders of interviews')
  })
}
/** Reminds people of confirmed interviews, each time once. Gives how many reminders went out. */
export async function remindOfInterviews(db: Database, now: Date): Promise<number> {
  const soon = new Date(now.getTime() + Math.max(...REMINDER_HOURS) * HOUR_MS)
  const toCome = await db.withSystem((tx) =>
    tx
      .select({ id: interviews.id, startsAt: interviews.startsAt, confirmedAt: interviews.confirmedAt })
      .from(interviews)
      .where(and(eq(interviews.state, 'confirmed'), gt(interviews.startsAt, now), lte(interviews.startsAt, soon))),
  )
  let reminded = 0
  for (const one of toCome) {
    const { startsAt, confirmedAt } = one
    const hours = startsAt && confirmedAt && reminderDue(startsAt, confirmedAt, now)
    if (!hours) continue
    reminded += await db.withSystem(async (tx) => {
      // It may have been cancelled or moved meanwhile, and another instance may be at it.
      const [row] = await tx
        .select()
        .from(interviews)
        .where(and(eq(interviews.id, one.id), eq(interviews.state, 'confirmed'), eq(interviews.startsAt, startsAt)))
        .for('update', { skipLocked: true })
      if (!row) return 0
      // Nobody is sent to an interview of an application that is over, or with people who may not see anybody now.
      const [going] = await tx
        .select({ application: applications })
        .from(applications)
        .innerJoin(organisations, eq(organisations.id, applications.organisationId))
        .where(
          and(
            eq(applications.id, row.applicationId),
            eq(applications.state, APPLICATION_OF_INTERVIEW.confirmed),
            isNull(organisations.suspendedAt),
          ),
        )
      if (!going) return 0
      const { application } = going
      const fresh = await tx
        .insert(interviewReminders)
        .values({ interviewId: one.id, startsAt, hours, at: now })
        .onConflictDoNothing()
        .returning({ hours: interviewReminders.hours })
      if (fresh.length === 0) return 0
      await tellInterview(tx, row, application, 'reminder')
      return 1
    })
  }
  return reminded
}
