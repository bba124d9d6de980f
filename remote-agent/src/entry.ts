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
    admin: withCatalogues([adminWords], () => import('./admin/OverviewPage')),
    'admin-organisations': withCatalogues([adminWords], () => import('./admin/OrganisationsPage')),
    'admin-organisation': withCatalogues([adminWords], () => import('./admin/OrganisationPage')),
    'admin-adverts': withCatalogues([adminWords], () => import('./admin/AdvertsPage')),
    'admin-advert': withCatalogues([adminWords], () => import('./admin/AdvertPage')),
    'admin-reports': withCatalogues([adminWords], () => import('./admin/ReportsPage')),
    'admin-report': withCatalogues([adminWords], () => import('./admin/ReportPage')),
    'admin-tickets': withCatalogues([adminWords], () => import('./admin/TicketsPage')),
    'admin-ticket': withCatalogues([adminWords], () => import('./admin/TicketPage')),
    'admin-support': withCatalogues([adminWords], () => import('./admin/SupportPage')),
    'admin-support-conversation': withCatalogues([adminWords], () => import('./admin/SupportConversationPage')),
    'admin-staff': withCatalogues([adminWords], () => import('./admin/StaffPage')),
    'admin-audit': withCatalogues([adminWords], () => import('./admin/AuditPage')),
    'admin-versions': withCatalogues([adminWords], () => import('./admin/VersionsPage')),
    dashboard: withCatalogues([dashboardWords], () => import('./dashboard/DashboardPage')),
    referrals: withCatalogues([referralWords], () => import('./referrals/ReferralsPage')),
    'referrals-import': withCatalogues([referralWords, importWords], () => import('./imports/ImportPage')),
    client: withCatalogues([clientWords], () => import('./clients/ClientPage')),
    'active-cases': withCatalogues([caseWords], () => import('./cases/ActiveCasesPage')),
    // Another office's case is opened as its client is.
    case: withCatalogues([clientWords, caseWords], () => import('./cases/CasePage')),
    placements: withCatalogues([slotWords, placementWords], () => import('./placements/PlacementsPage')),
    appointments: withCatalogues([slotWords, appointmentWords], () => import('./appointments/AppointmentsPage')),
    'appointment-new': withCatalogues([slotWords, appointmentWords], () => import('./appointments/SchedulePage')),
    reports: withCatalogues([reportWords], () => import('./report/ReportPage')),
    'upload-cv': withCatalogues([cvWords], () => import('./cv/UploadPage')),
    'job-match': withCatalogues([jobMatchWords], () => import('./job-match/JobMatchPage')),
    messages: withCatalogues([conversationWords], () => import('./conversations/MessagesPage')),
  },
  messages: (language) => import(`./messages/${language}.json`),
})
