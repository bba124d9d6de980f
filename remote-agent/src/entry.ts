import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal'
import { defineRemote } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { conversationWords } from '@onward/ui/conversation-catalogue'
import { slotWords } from '@onward/ui/slot-catalogue'
import type portal from '../portal.remote'
import { adminWords } from './admin/catalogue'
import { appointmentWords } from './appointments/catalogue'
import { caseWords } from './cases/catalogue'
import { clientWords } from './clients/catalogue'
import { common } from './common'
import { cvWords } from './cv/catalogue'
import { dashboardWords } from './dashboard/catalogue'
import { importWords } from './imports/catalogue'
import { jobMatchWords } from './job-match/catalogue'
import { placementWords } from './placements/catalogue'
import { referralWords } from './referrals/catalogue'
import { reportWords } from './report/catalogue'

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
