import { APPLICATION_OF_INTERVIEW, REMINDER_HOURS } from '@onward/contracts'
import { type Database, emitEvent } from '@onward/database'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { applications, interviewReminders, interviews, organisations, waitingReminders } from '../db/schema'
import { memberAccounts } from '../organisations'
import { tellInterview } from './step'

const HOUR_MS = 60 * 60 * 1000
const WAITING_MS = 14 * 24 * HOUR_MS
/** Applications looked at in one run; the next run takes the rest. */
const MOST = 200

/**
 * Which reminder an interview is due, in hours before it; null when none is. A reminder whose moment came before the time was agreed is
 * left out, and of two that are late the nearer one alone goes out.
 */
export function reminderDue(startsAt: Date, confirmedAt: Date, now: Date): number | null {
  if (now >= startsAt) return null
  const due = REMINDER_HOURS.filter((hours) => {
    const moment = startsAt.getTime() - hours * HOUR_MS
    return confirmedAt.getTime() < moment && moment <= now.getTime()
  })
  return due.length > 0 ? Math.min(...due) : null
}

/** Reminds people of confirmed interviews, each time once. Gives how many were told. */
export async function remindOfInterviews(db: Database, now: Date): Promise<number> {
  const soon = new Date(now.getTime() + Math.max(...REMINDER_HOURS) * HOUR_MS)
  const toCome = await db.withSystem((tx) =>
    tx
      .select({ id: interviews.id, startsAt: interviews.startsAt, confirmedAt: interviews.confirmedAt })
      .from(interviews)
      .where(and(eq(interviews.state, 'confirmed'), gt(interviews.startsAt, now), lte(interviews.startsAt, soon))),
  )
  let told = 0
  for (const one of toCome) {
    const { startsAt, confirmedAt } = one
    const hours = startsAt && confirmedAt && reminderDue(startsAt, confirmedAt, now)
    if (!hours) continue
    told += await db.withSystem(async (tx) => {
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
  return told
}

/** Reminds employers of applications that nobody looked at for two weeks, of each once. */
export async function remindOfWaiting(db: Database, now: Date): Promise<number> {
  return db.withSystem(async (tx) => {
    const waiting = await tx
      .select({ application: applications })
      .from(applications)
      .innerJoin(organisations, eq(organisations.id, applications.organisationId))
      .leftJoin(waitingReminders, eq(waitingReminders.applicationId, applications.id))
      .where(
        and(
          eq(applications.state, 'submitted'),
          lte(applications.appliedAt, new Date(now.getTime() - WAITING_MS)),
          isNull(waitingReminders.applicationId),
          isNull(organisations.suspendedAt),
        ),
      )
      .orderBy(applications.appliedAt)
      .limit(MOST)
    let told = 0
    for (const { application } of waiting) {
      const fresh = await tx
        .insert(waitingReminders)
        .values({ applicationId: application.id, at: now })
        .onConflictDoNothing()
        .returning({ id: waitingReminders.applicationId })
      if (fresh.length === 0) continue
      told += 1
      await emitEvent(tx, 'application.waiting', application.id, application.version, {
        applicationId: application.id,
        jobTitle: application.jobTitle,
        employerAccountIds: await memberAccounts(tx, application.organisationId),
      })
    }
    return told
  })
}
