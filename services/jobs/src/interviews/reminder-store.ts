import { APPLICATION_OF_INTERVIEW } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm'
import { isOpenApplication } from '../applications/open-store'
import { type ApplicationRow, applications, type InterviewRow, interviewReminders, interviews, organisations } from '../db/schema'

const HOUR_MS = 60 * 60 * 1000

/**
 * Confirmed interviews that begin within so many hours, were agreed before, and of which this reminder, or a later one, was not sent; the
 * first to begin first.
 */
export function interviewsToRemindOf(tx: Tx, now: Date, { hours, limit }: { hours: number; limit: number }) {
  const { id, state, startsAt, confirmedAt } = interviews
  const sent = tx
    .select({ hours: interviewReminders.hours })
    .from(interviewReminders)
    .where(
      and(
        eq(interviewReminders.interviewId, id),
        eq(interviewReminders.startsAt, startsAt),
        lte(interviewReminders.hours, hours),
      ),
    )
  return tx
    .select({ id, startsAt, confirmedAt })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(organisations, eq(organisations.id, applications.organisationId))
    .where(
      and(
        eq(state, 'confirmed'),
        gt(startsAt, now),
        lte(startsAt, new Date(now.getTime() + hours * HOUR_MS)),
        sql`${confirmedAt} < ${startsAt} - make_interval(hours => ${hours})`,
        eq(applications.state, APPLICATION_OF_INTERVIEW.confirmed),
        isNull(organisations.suspendedAt),
        isOpenApplication,
        notExists(sent),
      ),
    )
    .orderBy(startsAt, id)
    .limit(limit)
}

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
        isOpenApplication,
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
