import { APPLICATION_OF_INTERVIEW } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { type ApplicationRow, applications, type InterviewRow, interviewReminders, interviews, organisations } from '../db/schema'

/** Confirmed interviews that begin after one time and before another. */
export const confirmedBetween = (tx: Tx, after: Date, by: Date) =>
  tx
    .select({ id: interviews.id, startsAt: interviews.startsAt, confirmedAt: interviews.confirmedAt })
    .from(interviews)
    .where(and(eq(interviews.state, 'confirmed'), gt(interviews.startsAt, after), lte(interviews.startsAt, by)))

/**
 * The interview with its application. Null when it was cancelled or moved meanwhile, is locked by another instance, its application
 * is over, or its organisation is suspended.
 */
export async function lockForReminder(
  tx: Tx,
  id: string,
  startsAt: Date,
): Promise<{ interview: InterviewRow; application: ApplicationRow } | null> {
  const [interview] = await tx
    .select()
    .from(interviews)
    .where(and(eq(interviews.id, id), eq(interviews.state, 'confirmed'), eq(interviews.startsAt, startsAt)))
    .for('update', { skipLocked: true })
  if (!interview) return null
  const [found] = await tx
    .select({ application: applications })
    .from(applications)
    .innerJoin(organisations, eq(organisations.id, applications.organisationId))
    .where(
      and(
        eq(applications.id, interview.applicationId),
        eq(applications.state, APPLICATION_OF_INTERVIEW.confirmed),
        isNull(organisations.suspendedAt),
      ),
    )
  return found ? { interview, application: found.application } : null
}

/** False when this reminder was sent before. */
export async function insertReminder(tx: Tx, row: typeof interviewReminders.$inferInsert): Promise<boolean> {
  const fresh = await tx
    .insert(interviewReminders)
    .values(row)
    .onConflictDoNothing()
    .returning({ hours: interviewReminders.hours })
  return fresh.length > 0
}
