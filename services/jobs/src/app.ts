import { fileURLToPath } from 'node:url'
import type { ServiceDefinition } from '@onward/service-kit'
import { keepNoLonger } from '@onward/service-kit/retention'
import { accountEvents } from './account-events'
import { actSubjects } from './act-subjects-store'
import { adminAdvertRoutes } from './admin/advert-routes'
import { adminOrganisationRoutes } from './admin/organisation-routes'
import { advertHelpRoutes } from './advert-help/routes'
import { alertRoutes } from './alerts/routes'
import { alertEvents } from './alerts/run'
import { employerApplicationRoutes } from './applications/employer-routes'
import { applicationListRoutes } from './applications/list-routes'
import { offerRoutes } from './applications/offer-routes'
import { ownApplicationRoutes } from './applications/own-routes'
import { rejectionRoutes } from './applications/rejections'
import { applicationEvents } from './applications/reminders'
import { badgeEvents } from './badges/events'
import { createBoardIndex } from './board/board-index'
import { boardTasks } from './board/read-adverts'
import { boardRoutes } from './board/routes'
import { coachEvents } from './coach/events'
import { matchRunTasks } from './coach/match-run'
import { coachRoutes } from './coach/routes'
import { dashboardRoutes } from './dashboard/routes'
import { erasureEvents } from './erasure/events'
import { importRoutes } from './imports/routes'
import { interviewEvents } from './interviews/reminders'
import { interviewRoutes } from './interviews/routes'
import { logoRoutes } from './logos/routes'
import { markRoutes } from './marks/routes'
import { myDataRoutes } from './my-data/routes'
import { organisationAppealRoutes } from './organisation/appeal'
import { closingEvents } from './organisation/close-adverts'
import { peopleRoutes } from './organisation/people-routes'
import { organisationRoutes } from './organisation/routes'
import { poolEvents } from './pool/events'
import { poolRoutes } from './pool/routes'
import { publicJobRoutes } from './public-jobs/routes'
import { quickFindRoutes } from './quick-find/routes'
import { retention } from './retention'
import { searchRoutes } from './search/routes'
import { appealRoutes } from './vacancies/appeal'
import { draftRoutes } from './vacancies/draft-routes'
import { editRoutes } from './vacancies/edit-routes'
import { vacancyEvents } from './vacancies/events'
import { jobListRoutes } from './vacancies/list-routes'
import { postingRoutes } from './vacancies/posting-routes'
import { createViewCounts } from './vacancies/views'

/** Organisations, vacancies, matching and applications. */
export const service: ServiceDefinition = {
  name: 'jobs',
  actSubjects,
  migrations: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  register(kit) {
    const index = createBoardIndex(kit.db)
    const views = createViewCounts(kit.db, kit.clock)
    vacancyEvents(kit, views)
    boardTasks(kit, index)
    boardRoutes(kit, index, views)
    searchRoutes(kit, index)
    alertRoutes(kit, index)
    alertEvents(kit, index)
    markRoutes(kit)
    ownApplicationRoutes(kit)
    draftRoutes(kit)
    postingRoutes(kit)
    advertHelpRoutes(kit)
    appealRoutes(kit)
    editRoutes(kit, views)
    jobListRoutes(kit, views)
    importRoutes(kit)
    publicJobRoutes(kit, index)
    applicationListRoutes(kit)
    employerApplicationRoutes(kit)
    rejectionRoutes(kit)
    offerRoutes(kit)
    applicationEvents(kit)
    interviewRoutes(kit)
    interviewEvents(kit)
    organisationRoutes(kit)
    organisationAppealRoutes(kit)
    logoRoutes(kit)
    closingEvents(kit)
    peopleRoutes(kit)
    adminOrganisationRoutes(kit)
    adminAdvertRoutes(kit)
    quickFindRoutes(kit)
    accountEvents(kit)
    poolRoutes(kit)
    poolEvents(kit)
    dashboardRoutes(kit)
    coachEvents(kit)
    matchRunTasks(kit, index)
    coachRoutes(kit)
    badgeEvents(kit)
    myDataRoutes(kit)
    erasureEvents(kit)
    keepNoLonger(kit, retention)
  },
}
