import { type Database, emitEvent } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { memberAccounts } from '../organisations-store'
import { insertOfferReminder, insertWaitingReminder, offersToRemindOf, unreadApplications } from './reminder-store'
import { offerReminderDays, offerReminderDue } from './rules'

const MINUTES = 60

/** Reminders of applications and offers that wait for somebody. */
export function applicationEvents(kit: ServiceKit): void {
  kit.cron(
    'jobs.waiting',
    { everyMinutes: MINUTES, most: MOST_APPLICATIONS, of: 'applications', rest: 'no-longer-due' },
    async () => {
      const reminded = await remindOfWaiting(kit.db, kit.clock())
      if (reminded > 0) kit.log.info({ told: reminded }, 'employers reminded of applications')
    },
  )
  kit.cron('jobs.offers', { everyMinutes: MINUTES, most: MOST_OFFERS, of: 'offers', rest: 'no-longer-due' }, async () => {
    const reminded = await remindOfOffers(kit.db, kit.clock())
    if (reminded > 0) kit.log.info({ told: reminded }, 'reminders of offers')
  })
}

const WAITING_MS = 14 * 24 * 60 * 60 * 1000
/** Applications of one run; the next run takes the rest. */
const MOST_APPLICATIONS = 200

/** Offers of one run; the next run takes the rest. */
const MOST_OFFERS = 500

/** Reminds each side once of each version of an offer that waits. Gives how many reminders were sent. */
export async function remindOfOffers(db: Database, now: Date, most = MOST_OFFERS): Promise<number> {
  return db.withSystem(async (tx) => {
    const open = await offersToRemindOf(tx, offerReminderDays(now), most)
    let reminded = 0
    for (const { application, version, ...offer } of open) {
      const about = offerReminderDue(offer, now)
      if (!about) continue
      if (!(await insertOfferReminder(tx, { applicationId: application.id, version, about, at: now }))) continue
      reminded += 1
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
    return reminded
  })
}

/** Reminds employers once of each application that nobody has opened for two weeks. */
export async function remindOfWaiting(db: Database, now: Date): Promise<number> {
  return db.withSystem(async (tx) => {
    const waiting = await unreadApplications(tx, new Date(now.getTime() - WAITING_MS), MOST_APPLICATIONS)
    let reminded = 0
    for (const application of waiting) {
      if (!(await insertWaitingReminder(tx, application.id, now))) continue
      reminded += 1
      await emitEvent(tx, 'application.waiting', application.id, application.version, {
        applicationId: application.id,
        jobTitle: application.jobTitle,
        employerAccountIds: await memberAccounts(tx, application.organisationId),
      })
    }
    return reminded
  })
}
