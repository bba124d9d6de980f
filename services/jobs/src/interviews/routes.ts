import type { ServiceKit } from '@onward/service-kit'
import { remindOfOffers } from '../applications/offer-reminders'
import { registerEmployerInterviews } from './employer-routes'
import { registerMyInterviews } from './jobseeker-routes'
import { remindOfInterviews, remindOfWaiting } from './reminders'

const REMINDER_MINUTES = 5
const WAITING_MINUTES = 60

/** Interviews of applications, the answers to offers, and what reminds of them. */
export function registerInterviews(kit: ServiceKit): void {
  registerMyInterviews(kit)
  registerEmployerInterviews(kit)
  kit.cron('jobs.interviews', REMINDER_MINUTES, async () => {
    const told = await remindOfInterviews(kit.db, kit.clock())
    if (told > 0) kit.log.info({ told }, 'reminders of interviews')
  })
  kit.cron('jobs.waiting', WAITING_MINUTES, async () => {
    const told = await remindOfWaiting(kit.db, kit.clock())
    if (told > 0) kit.log.info({ told }, 'employers reminded of applications')
  })
  kit.cron('jobs.offers', WAITING_MINUTES, async () => {
    const told = await remindOfOffers(kit.db, kit.clock())
    if (told > 0) kit.log.info({ told }, 'reminders of offers')
  })
}
