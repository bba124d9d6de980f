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
  kit.cron('jobs.expire', { everyMinutes: EXPIRY_MINUTES, most: 10_000, of: 'adverts', rest: 'no-longer-due' }, async (most) => {
    const expired = await expireJobs(kit.db, kit.clock(), most)
    await dropOldViews(kit.db, kit.clock(), most)
    if (expired > 0) kit.log.info({ expired }, 'jobs past their closing date')
  })
  kit.cron(
    'jobs.positions',
    { everyMinutes: POSITION_MINUTES, most: 10_000, of: 'adverts', rest: 'no-longer-due' },
    async (most) => {
      const read = await refreshReadings(kit.db, most)
      if (read > 0) kit.log.info({ read }, 'read adverts anew')
    },
  )
  kit.cron('jobs.reach', { everyMinutes: AUDIENCE_MINUTES, most: 50, of: 'adverts', rest: 'no-longer-due' }, async (most) => {
    const counted = await refreshAudience(kit.db, kit.clock(), { most })
    if (counted.size > 0) kit.log.info({ jobs: counted.size }, 'counted whom jobs reach')
  })
}
