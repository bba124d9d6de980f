import type { Tx } from '@onward/database'
import { and, desc, eq, gte, isNull, lt, lte, notExists, or } from 'drizzle-orm'
import { type ApplicationRow, applications, offerReminders, offers, organisations, waitingReminders } from '../db/schema'
import { isOpenApplication } from './open-store'

/**
 * Offers of which a reminder may be due (see `offerReminderDue`) and was not sent, each in its last version; the earliest deadline first.
 * Whom nobody needs to be reminded of takes no place in the list, so that the others get theirs.
 */
export function offersToRemindOf(tx: Tx, { today, soon, madeBy }: { today: string; soon: string; madeBy: Date }, limit: number) {
  const latest = tx
    .selectDistinctOn([offers.applicationId])
    .from(offers)
    .orderBy(offers.applicationId, desc(offers.version))
    .as('latest')
  const wasNotSent = (about: 'answer-soon' | 'unanswered') =>
    notExists(
      tx
        .select({ version: offerReminders.version })
        .from(offerReminders)
        .where(
          and(
            eq(offerReminders.applicationId, applications.id),
            eq(offerReminders.version, latest.version),
            eq(offerReminders.about, about),
          ),
        ),
    )
  return tx
    .select({ application: applications, version: latest.version, answerBy: latest.answerBy, at: latest.at })
    .from(applications)
    .innerJoin(organisations, eq(organisations.id, applications.organisationId))
    .innerJoin(latest, eq(latest.applicationId, applications.id))
    .where(
      and(
        eq(applications.state, 'offered'),
        isNull(organisations.suspendedAt),
        isOpenApplication,
        or(
          and(lt(latest.answerBy, today), wasNotSent('unanswered')),
          and(gte(latest.answerBy, today), lte(latest.answerBy, soon), lte(latest.at, madeBy), wasNotSent('answer-soon')),
        ),
      ),
    )
    .orderBy(latest.answerBy, applications.id)
    .limit(limit)
}

/** False when this reminder was sent before. */
export async function insertOfferReminder(tx: Tx, row: typeof offerReminders.$inferInsert): Promise<boolean> {
  const fresh = await tx.insert(offerReminders).values(row).onConflictDoNothing().returning({ version: offerReminders.version })
  return fresh.length > 0
}

/** Applications that nobody has opened since a time, without a reminder. */
export async function unreadApplications(tx: Tx, since: Date, limit: number): Promise<ApplicationRow[]> {
  const rows = await tx
    .select({ application: applications })
    .from(applications)
    .innerJoin(organisations, eq(organisations.id, applications.organisationId))
    .leftJoin(waitingReminders, eq(waitingReminders.applicationId, applications.id))
    .where(
      and(
        eq(applications.state, 'submitted'),
        lte(applications.appliedAt, since),
        isNull(waitingReminders.applicationId),
        isNull(organisations.suspendedAt),
        isOpenApplication,
      ),
    )
    .orderBy(applications.appliedAt)
    .limit(limit)
  return rows.map(({ application }) => application)
}

/** False when the employer was reminded of it before. */
export async function insertWaitingReminder(tx: Tx, applicationId: string, at: Date): Promise<boolean> {
  const fresh = await tx
    .insert(waitingReminders)
    .values({ applicationId, at })
    .onConflictDoNothing()
    .returning({ id: waitingReminders.applicationId })
  return fresh.length > 0
}
