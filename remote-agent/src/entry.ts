import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal'
import { defineRemote } from '@onward/portal-kit'
import { withCatalogue } from '@onward/portal-kit/i18n'
import { CONVERSATION_CATALOGUE, conversationWords } from '@onward/ui/conversation-words'
import { SLOT_CATALOGUE, slotWords } from '@onward/ui/slot-words'
import type portal from '../portal.remote'
import { ADMIN_CATALOGUE, adminWords } from './admin/words'
import { APPOINTMENTS_CATALOGUE, appointmentWords } from './appointments/words'
import { CASES_CATALOGUE, caseWords } from './cases/words'
import { CLIENT_CATALOGUE, clientWords } from './clients/words'
import { CV_CATALOGUE, cvWords } from './cv/words'
import { DASHBOARD_CATALOGUE, dashboardWords } from './dashboard/words'
import { IMPORT_CATALOGUE, importWords } from './imports/words'
import { JOB_MATCH_CATALOGUE, jobMatchWords } from './job-match/words'
import { PLACEMENTS_CATALOGUE, placementWords } from './placements/words'
import { REFERRAL_CATALOGUE, referralWords } from './referrals/words'
import { REPORT_CATALOGUE, reportWords } from './report/words'

export default defineRemote<typeof portal>({
  contract: PORTAL_CONTRACT,
  routes: {
    admin: withCatalogue(ADMIN_CATALOGUE, adminWords, () => import('./admin/OverviewPage')),
    'admin-organisations': withCatalogue(ADMIN_CATALOGUE, adminWords, () => import('./admin/OrganisationsPage')),
    'admin-organisation': withCatalogue(ADMIN_CATALOGUE, adminWords, () => import('./admin/OrganisationPage')),
    'admin-adverts': withCatalogue(ADMIN_CATALOGUE, adminWords, () => import('./admin/AdvertsPage')),
    'admin-advert': withCatalogue(ADMIN_CATALOGUE, adminWords, () => import('./admin/AdvertPage')),
    'admin-reports': withCatalogue(ADMIN_CATALOGUE, adminWords, () => import('./admin/ReportsPage')),
    'admin-report': withCatalogue(ADMIN_CATALOGUE, adminWords, () => import('./admin/ReportPage')),
    'admin-tickets': withCatalogue(ADMIN_CATALOGUE, adminWords, () => import('./admin/TicketsPage')),
    'admin-ticket': withCatalogue(ADMIN_CATALOGUE, adminWords, () => import('./admin/TicketPage')),
    'admin-support': withCatalogue(ADMIN_CATALOGUE, adminWords, () => import('./admin/SupportPage')),
    'admin-support-conversation': withCatalogue(ADMIN_CATALOGUE, adminWords, () => import('./admin/SupportConversationPage')),
    'admin-staff': withCatalogue(ADMIN_CATALOGUE, adminWords, () => import('./admin/StaffPage')),
    'admin-audit': withCatalogue(ADMIN_CATALOGUE, adminWords, () => import('./admin/AuditPage')),
    'admin-versions': withCatalogue(ADMIN_CATALOGUE, adminWords, () => import('./admin/VersionsPage')),
    dashboard: withCatalogue(DASHBOARD_CATALOGUE, dashboardWords, () => import('./dashboard/DashboardPage')),
    referrals: withCatalogue(REFERRAL_CATALOGUE, referralWords, () => import('./referrals/ReferralsPage')),
    'referrals-import': withCatalogue(
      REFERRAL_CATALOGUE,
      referralWords,
      withCatalogue(IMPORT_CATALOGUE, importWords, () => import('./imports/ImportPage')),
    ),
    client: withCatalogue(CLIENT_CATALOGUE, clientWords, () => import('./clients/ClientPage')),
    'active-cases': withCatalogue(CASES_CATALOGUE, caseWords, () => import('./cases/ActiveCasesPage')),
    // Another office's case is opened as its client is.
    case: withCatalogue(
      CLIENT_CATALOGUE,
      clientWords,
      withCatalogue(CASES_CATALOGUE, caseWords, () => import('./cases/CasePage')),
    ),
    placements: withCatalogue(
      SLOT_CATALOGUE,
      slotWords,
      withCatalogue(PLACEMENTS_CATALOGUE, placementWords, () => import('./placements/PlacementsPage')),
    ),
    appointments: withCatalogue(
      SLOT_CATALOGUE,
      slotWords,
      withCatalogue(APPOINTMENTS_CATALOGUE, appointmentWords, () => import('./appointments/AppointmentsPage')),
    ),
    'appointment-new': withCatalogue(
      SLOT_CATALOGUE,
      slotWords,
      withCatalogue(APPOINTMENTS_CATALOGUE, appointmentWords, () => import('./appointments/SchedulePage')),
    ),
    reports: withCatalogue(REPORT_CATALOGUE, reportWords, () => import('./report/ReportPage')),
    'upload-cv': withCatalogue(CV_CATALOGUE, cvWords, () => import('./cv/UploadPage')),
    'job-match': withCatalogue(JOB_MATCH_CATALOGUE, jobMatchWords, () => import('./job-match/JobMatchPage')),
    messages: withCatalogue(CONVERSATION_CATALOGUE, conversationWords, () => import('./conversations/MessagesPage')),
  },
  messages: {
    en: () => import('./messages/en').then((module) => ({ default: module.en })),
    cy: () => import('./messages/cy').then((module) => ({ default: module.cy })),
  },
})
