import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal'
import { defineRemote } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { conversationWords } from '@onward/ui/conversation-words'
import { slotWords } from '@onward/ui/slot-words'
import type portal from '../portal.remote'
import { adminWords } from './admin/words'
import { appointmentWords } from './appointments/words'
import { caseWords } from './cases/words'
import { clientWords } from './clients/words'
import { common } from './common'
import { cvWords } from './cv/words'
import { dashboardWords } from './dashboard/words'
import { importWords } from './imports/words'
import { jobMatchWords } from './job-match/words'
import { placementWords } from './placements/words'
import { referralWords } from './referrals/words'
import { reportWords } from './report/words'

export default defineRemote<typeof portal>({
  contract: PORTAL_CONTRACT,
  routes: {
    admin: withCatalogues([adminWords, common], () => import('./admin/OverviewPage')),
    'admin-organisations': withCatalogues([adminWords, common], () => import('./admin/OrganisationsPage')),
    'admin-organisation': withCatalogues([adminWords, common], () => import('./admin/OrganisationPage')),
    'admin-adverts': withCatalogues([adminWords, common], () => import('./admin/AdvertsPage')),
    'admin-advert': withCatalogues([adminWords, common], () => import('./admin/AdvertPage')),
    'admin-reports': withCatalogues([adminWords, common], () => import('./admin/ReportsPage')),
    'admin-report': withCatalogues([adminWords, common], () => import('./admin/ReportPage')),
    'admin-tickets': withCatalogues([adminWords, common], () => import('./admin/TicketsPage')),
    'admin-ticket': withCatalogues([adminWords, common], () => import('./admin/TicketPage')),
    'admin-support': withCatalogues([adminWords, common], () => import('./admin/SupportPage')),
    'admin-support-conversation': withCatalogues([adminWords, common], () => import('./admin/SupportConversationPage')),
    'admin-staff': withCatalogues([adminWords, common], () => import('./admin/StaffPage')),
    'admin-audit': withCatalogues([adminWords, common], () => import('./admin/AuditPage')),
    'admin-versions': withCatalogues([adminWords, common], () => import('./admin/VersionsPage')),
    dashboard: withCatalogues([dashboardWords, common], () => import('./dashboard/DashboardPage')),
    referrals: withCatalogues([referralWords, common], () => import('./referrals/ReferralsPage')),
    'referrals-import': withCatalogues([referralWords, importWords, common], () => import('./imports/ImportPage')),
    client: withCatalogues([clientWords, common], () => import('./clients/ClientPage')),
    'active-cases': withCatalogues([caseWords, common], () => import('./cases/ActiveCasesPage')),
    // Another office's case is opened as its client is.
    case: withCatalogues([clientWords, caseWords, common], () => import('./cases/CasePage')),
    placements: withCatalogues([slotWords, placementWords, common], () => import('./placements/PlacementsPage')),
    appointments: withCatalogues([slotWords, appointmentWords, common], () => import('./appointments/AppointmentsPage')),
    'appointment-new': withCatalogues([slotWords, appointmentWords, common], () => import('./appointments/SchedulePage')),
    reports: withCatalogues([reportWords, common], () => import('./report/ReportPage')),
    'upload-cv': withCatalogues([cvWords, common], () => import('./cv/UploadPage')),
    'job-match': withCatalogues([jobMatchWords, common], () => import('./job-match/JobMatchPage')),
    messages: withCatalogues([conversationWords, common], () => import('./conversations/MessagesPage')),
  },
  messages: (language) => import(`./messages/${language}.json`),
})
