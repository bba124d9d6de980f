import { type Database, emitEvent } from '@onward/database'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { dayOf } from '../day'
import { applications, offerReminders, offers, organisations } from '../db/schema'
import { memberAccounts } from '../organisations'

const DAY_MS = 24 * 60 * 60 * 1000
/** Days before the day to answer by from which on an applicant is reminded. */
const DAYS_BEFORE = 2
/** Offers looked at in one run; the next run takes the rest. */
const MOST = 500

/**
 * Whom an open offer's day to answer by concerns now: the applicant shortly before it, the employer once it is over. Nobody is reminded of what
 * they read less than a day ago. Nothing ends by itself.
 */
export function offerReminderDue(offer: { answerBy: string; at: Date }, now: Date): 'answer-soon' | 'unanswered' | null {
  const today = dayOf(now)
  if (today > offer.answerBy) return 'unanswered'
  const isNear = dayOf(new Date(now.getTime() + DAYS_BEFORE * DAY_MS)) >= offer.answerBy
  return isNear && now.getTime() - offer.at.getTime() >= DAY_MS ? 'answer-soon' : null
}

/** Reminds of offers that wait for an answer, each version of each side once. Gives how many were told. */
export async function remindOfOffers(db: Database, now: Date): Promise<number> {
  return db.withSystem(async (tx) => {
    const latest = tx
      .selectDistinctOn([offers.applicationId])
      .from(offers)
      .orderBy(offers.applicationId, desc(offers.version))
      .as('latest')
    const open = await tx
      .select({
        application: applications,
        version: latest.version,
        answerBy: latest.answerBy,
        at: latest.at,
      })
      .from(applications)
      .innerJoin(organisations, eq(organisations.id, applications.organisationId))
      .innerJoin(latest, eq(latest.applicationId, applications.id))
      .where(and(eq(applications.state, 'offered'), isNull(organisations.suspendedAt)))
      .orderBy(latest.answerBy, applications.id)
      .limit(MOST)
    let told = 0
    for (const { application, version, ...offer } of open) {
      const about = offerReminderDue(offer, now)
      if (!about) continue
      const fresh = await tx
        .insert(offerReminders)
        .values({ applicationId: application.id, version, about, at: now })
        .onConflictDoNothing()
        .returning({ version: offerReminders.version })
      if (fresh.length === 0) continue
      told += 1
      await emitEvent(tx, 'offer.waiting', application.id, version * 2 + (about === 'unanswered' ? 1 : 0), {
        applicationId: application.id,
        accountId: application.accountId,
        jobTitle: application.jobTitle,
        company: application.company,
        about,
        answerBy: offer.answerBy,
        employerAccountIds: await memberAccounts(tx, application.organisationId),
      })
    }
    return told
  })
}
