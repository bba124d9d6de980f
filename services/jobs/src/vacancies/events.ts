import type { ServiceKit } from '@onward/service-kit'
import { refreshAudience } from './audience'
import { expireJobs } from './expiry'
import { refreshReadings } from './reading-store'
import { dropOldViews, type ViewCounts } from './views'

const EXPIRY_MINUTES = 30
const AUDIENCE_MINUTES = 30
const POSITION_MINUTES = 10
const VIEWS_MS = 30_000

/** Scheduled work on adverts: they expire, and their views and audience are counted. */
export function vacancyEvents(kit: ServiceKit, views: ViewCounts): void {
  const addViews = () => views.flush().catch((error: unknown) => kit.log.warn({ err: error }, 'views were not added'))
  const addingViews = setInterval(addViews, VIEWS_MS).unref()
  kit.onClose(() => clearInterval(addingViews))
  kit.onClose(addViews)
  kit.cron('jobs.expire', EXPIRY_MINUTES, async () => {
    const expired = await expireJobs(kit.db, kit.clock())
    await dropOldViews(kit.db, kit.clock())
    if (expired > 0) kit.log.info({ expired }, 'jobs past their closing date')
  })
  kit.cron('jobs.positions', POSITION_MINUTES, async () => {
    const read = await refreshReadings(kit.db)
    if (read > 0) kit.log.info({ read }, 'read the positions of adverts anew')
  })
  kit.cron('jobs.reach', AUDIENCE_MINUTES, async () => {
    const counted = await refreshAudience(kit.db, kit.clock())
    if (counted.size > 0) kit.log.info({ jobs: counted.size }, 'counted whom jobs reach')
  })
}
