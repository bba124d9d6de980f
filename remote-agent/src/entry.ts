import { stageTexts } from '@onward/contracts/casework/case-stages'
import { reportTexts } from '@onward/contracts/casework/report-texts'
import { badgeTexts } from '@onward/contracts/learning/badge-texts'
import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal'
import { defineRemote } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { conversationCatalogue } from '@onward/ui/conversation-catalogue'
import { slotCatalogue } from '@onward/ui/slot-catalogue'
import type portal from '../portal.remote'
import { actCatalogue } from './admin/audit/catalogue'
import { adminCatalogue } from './admin/catalogue'
import { textsCatalogue } from './admin/texts/catalogue'
import { visibilityCatalogue } from './admin/visibility/catalogue'
import { appointmentCatalogue } from './appointments/catalogue'
import { caseCatalogue } from './cases/catalogue'
import { clientCatalogue } from './clients/catalogue'
import { common } from './common'
import { cvCatalogue } from './cv/catalogue'
import { dashboardCatalogue } from './dashboard/catalogue'
import { importCatalogue } from './imports/catalogue'
import { jobMatchCatalogue } from './job-match/catalogue'
import { placementCatalogue } from './placements/catalogue'
import { questionsCatalogue } from './questions/catalogue'
import { referralCatalogue } from './referrals/catalogue'
import { reportCatalogue } from './report/catalogue'

/** One page at both addresses. */
const clientPage = withCatalogues(
  [clientCatalogue, caseCatalogue, common, badgeTexts, stageTexts],
  () => import('./clients/ClientPage'),
)

export default defineRemote<typeof portal>({
  contract: PORTAL_CONTRACT,
  routes: {
    admin: withCatalogues([adminCatalogue, actCatalogue, common], () => import('./admin/OverviewPage')),
    'admin-organisations': withCatalogues([adminCatalogue, common], () => import('./admin/OrganisationsPage')),
    'admin-organisation': withCatalogues([adminCatalogue, common], () => import('./admin/OrganisationPage')),
    'admin-adverts': withCatalogues([adminCatalogue, common], () => import('./admin/AdvertsPage')),
    'admin-advert': withCatalogues([adminCatalogue, common], () => import('./admin/AdvertPage')),
    'admin-reports': withCatalogues([adminCatalogue, common], () => import('./admin/ReportsPage')),
    'admin-report': withCatalogues([adminCatalogue, common], () => import('./admin/ReportPage')),
    'admin-tickets': withCatalogues([adminCatalogue, common], () => import('./admin/TicketsPage')),
    'admin-ticket': withCatalogues([adminCatalogue, common], () => import('./admin/TicketPage')),
    'admin-support': withCatalogues([adminCatalogue, common], () => import('./admin/SupportPage')),
    'admin-support-conversation': withCatalogues([adminCatalogue, common], () => import('./admin/SupportConversationPage')),
    'admin-staff': withCatalogues([adminCatalogue, common], () => import('./admin/staff/StaffPage')),
    'admin-audit': withCatalogues([adminCatalogue, actCatalogue, common], () => import('./admin/audit/AuditPage')),
    'admin-reading': withCatalogues([adminCatalogue, common], () => import('./admin/reading/ReadingPage')),
    'admin-sealed': withCatalogues([adminCatalogue, common], () => import('./admin/sealed/SealedPage')),
    'admin-retention': withCatalogues([adminCatalogue, common], () => import('./admin/retention/RetentionPage')),
    'admin-versions': withCatalogues([adminCatalogue, common], () => import('./admin/versions/VersionsPage')),
    'admin-texts': withCatalogues([adminCatalogue, textsCatalogue, common], () => import('./admin/texts/TextsPage')),
    'admin-visibility': withCatalogues(
      [adminCatalogue, visibilityCatalogue, common],
      () => import('./admin/visibility/VisibilityPage'),
    ),
    dashboard: withCatalogues([dashboardCatalogue, common, reportTexts, stageTexts], () => import('./dashboard/DashboardPage')),
    referrals: withCatalogues([referralCatalogue, clientCatalogue, common], () => import('./referrals/ReferralsPage')),
    'referrals-import': withCatalogues([referralCatalogue, importCatalogue, common], () => import('./imports/ImportPage')),
    client: clientPage,
    'active-cases': withCatalogues([caseCatalogue, common, stageTexts], () => import('./cases/ActiveCasesPage')),
    case: clientPage,
    placements: withCatalogues([slotCatalogue, placementCatalogue, common], () => import('./placements/PlacementsPage')),
    appointments: withCatalogues([slotCatalogue, appointmentCatalogue, common], () => import('./appointments/AppointmentsPage')),
    'appointment-new': withCatalogues([slotCatalogue, appointmentCatalogue, common], () => import('./appointments/SchedulePage')),
    reports: withCatalogues([reportCatalogue, common, reportTexts], () => import('./report/ReportPage')),
    'upload-cv': withCatalogues([cvCatalogue, common], () => import('./cv/UploadPage')),
    'job-match': withCatalogues([jobMatchCatalogue, common], () => import('./job-match/JobMatchPage')),
    questions: withCatalogues([questionsCatalogue, common], () => import('./questions/QuestionsPage')),
    messages: withCatalogues([conversationCatalogue, common], () => import('./conversations/MessagesPage')),
  },
  messages: (language) => import(`./messages/${language}.json`),
})
