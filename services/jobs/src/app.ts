import { fileURLToPath } from 'node:url'
import type { ServiceDefinition } from '@onward/service-kit'
import { keepNoLonger } from '@onward/service-kit/retention'
import { adminAdvertRoutes } from './admin/advert-routes'
import { adminOrganisationRoutes } from './admin/organisation-routes'
import { alertRoutes } from './alerts/routes'
import { alertEvents } from './alerts/run'
import { employerApplicationRoutes } from './applications/employer-routes'
import { offerRoutes } from './applications/offer-routes'
import { ownApplicationRoutes } from './applications/own-routes'
import { applicationEvents } from './applications/reminders'
import { badgeEvents } from './badges/events'
import { createBoardIndex } from './board/board-index'
import { boardRoutes } from './board/routes'
import { coachEvents } from './coach/events'
import { matchRunTasks } from './coach/match-run'
import { coachRoutes } from './coach/routes'
import { dashboardRoutes } from './dashboard/routes'
import { erasureEvents } from './erasure/events'
import { personEvents } from './facts'
import { importRoutes } from './imports/routes'
import { interviewEvents } from './interviews/reminders'
import { interviewRoutes } from './interviews/routes'
import { markRoutes } from './marks/routes'
import { myDataRoutes } from './my-data/routes'
import { peopleRoutes } from './organisation/people-routes'
import { organisationRoutes } from './organisation/routes'
import { poolEvents } from './pool/events'
import { poolRoutes } from './pool/routes'
import { publicJobRoutes } from './public-jobs/routes'
import { retention } from './retention'
import { refreshReach } from './vacancies/audience'
import { expireJobs } from './vacancies/expiry'
import { vacancyRoutes } from './vacancies/routes'
import { createViewCounts } from './vacancies/views'

const EXPIRY_MINUTES = 30
const REACH_MINUTES = 30
const VIEWS_MS = 30_000

/** Organisations, vacancies, matching and applications. */
export const service: ServiceDefinition = {
  name: 'jobs',
  migrations: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  register(kit) {
    const index = createBoardIndex()
    const views = createViewCounts(kit.db, kit.clock)
    const addViews = () => views.flush().catch((error: unknown) => kit.log.warn({ err: error }, 'views were not added'))
    const addingViews = setInterval(addViews, VIEWS_MS).unref()
    kit.onClose(() => clearInterval(addingViews))
    kit.onClose(addViews)
    boardRoutes(kit, index, views)
    alertRoutes(kit)
    alertEvents(kit, index)
    markRoutes(kit)
    ownApplicationRoutes(kit)
    vacancyRoutes(kit, views)
    importRoutes(kit)
    publicJobRoutes(kit)
    employerApplicationRoutes(kit)
    offerRoutes(kit)
    applicationEvents(kit)
    interviewRoutes(kit)
    interviewEvents(kit)
    organisationRoutes(kit)
    peopleRoutes(kit)
    adminOrganisationRoutes(kit)
    adminAdvertRoutes(kit)
    personEvents(kit)
    poolRoutes(kit)
    poolEvents(kit)
    dashboardRoutes(kit)
    coachEvents(kit)
    matchRunTasks(kit, index)
    coachRoutes(kit)
    badgeEvents(kit)
    kit.cron('jobs.expire', EXPIRY_MINUTES, async () => {
      const expired = await expireJobs(kit.db, kit.clock())
      if (expired > 0) kit.log.info({ expired }, 'jobs past their closing date')
    })
    kit.cron('jobs.reach', REACH_MINUTES, async () => {
      const counted = await refreshReach(kit.db, kit.clock())
      if (counted.size > 0) kit.log.info({ jobs: counted.size }, 'counted whom jobs reach')
    })
    myDataRoutes(kit)
    erasureEvents(kit)
    keepNoLonger(kit, retention)
  },
}
