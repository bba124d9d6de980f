import type { Tx } from '@onward/database'
import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import { type ApplicationRow, applications, offerReminders, offers, organisations, waitingReminders } from '../db/schema'

/** Offers that wait for an answer, each in its last version; the earliest deadline first. */
export function openOffers(tx: Tx, limit: number) {
  const latest = tx
    .selectDistinctOn([offers.applicationId])
    .from(offers)
    .orderBy(offers.applicationId, desc(offers.version))
    .as('latest')
  return tx
    .select({ application: applications, version: latest.version, answerBy: latest.answerBy, at: latest.at })
    .from(applications)
    .innerJoin(organisations, eq(organisations.id, applications.organisationId))
    .innerJoin(latest, eq(latest.applicationId, applications.id))
    .where(and(eq(applications.state, 'offered'), isNull(organisations.suspendedAt)))
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
