import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal'
import { defineRemote } from '@onward/portal-kit'
import { withCatalogue } from '@onward/portal-kit/i18n'
import { CONVERSATION_CATALOGUE, conversationWords } from '@onward/ui/conversation-words'
import type portal from '../portal.remote'
import { HIRING_CATALOGUE, hiringWords } from './applications/words'
import { BADGE_CHECK_CATALOGUE, badgeCheckWords } from './badge-check/words'
import { CANDIDATE_CATALOGUE, candidateWords } from './candidates/words'
import { CONVERSATIONS_CATALOGUE, conversationsWords } from './conversations/words'
import { DASHBOARD_CATALOGUE, dashboardWords } from './dashboard/words'
import { IMPORT_CATALOGUE, importWords } from './imports/words'
import { INTERVIEWS_CATALOGUE, interviewWords } from './interviews/words'
import { ORGANISATION_CATALOGUE, organisationWords } from './organisation/words'
import { POSTING_CATALOGUE, postingWords } from './posting/words'

export default defineRemote<typeof portal>({
  contract: PORTAL_CONTRACT,
  routes: {
    dashboard: withCatalogue(DASHBOARD_CATALOGUE, dashboardWords, () => import('./dashboard/DashboardPage')),
    'post-job': withCatalogue(POSTING_CATALOGUE, postingWords, () => import('./posting/PostJobPage')),
    jobs: withCatalogue(POSTING_CATALOGUE, postingWords, () => import('./jobs/JobsPage')),
    job: withCatalogue(POSTING_CATALOGUE, postingWords, () => import('./jobs/JobPage')),
    'job-edit': withCatalogue(POSTING_CATALOGUE, postingWords, () => import('./jobs/EditJobPage')),
    'jobs-import': withCatalogue(IMPORT_CATALOGUE, importWords, () => import('./imports/ImportPage')),
    applications: withCatalogue(HIRING_CATALOGUE, hiringWords, () => import('./applications/ApplicationsPage')),
    application: withCatalogue(HIRING_CATALOGUE, hiringWords, () => import('./applications/ApplicationPage')),
    candidates: withCatalogue(CANDIDATE_CATALOGUE, candidateWords, () => import('./candidates/CandidatesPage')),
    'candidate-invitations': withCatalogue(CANDIDATE_CATALOGUE, candidateWords, () => import('./candidates/InvitationsPage')),
    'badge-check': withCatalogue(BADGE_CHECK_CATALOGUE, badgeCheckWords, () => import('./badge-check/BadgeCheckPage')),
    interviews: withCatalogue(INTERVIEWS_CATALOGUE, interviewWords, () => import('./interviews/InterviewsPage')),
    messages: withCatalogue(
      CONVERSATION_CATALOGUE,
      conversationWords,
      withCatalogue(CONVERSATIONS_CATALOGUE, conversationsWords, () => import('./conversations/MessagesPage')),
    ),
    organisation: withCatalogue(ORGANISATION_CATALOGUE, organisationWords, () => import('./organisation/OrganisationPage')),
    join: withCatalogue(ORGANISATION_CATALOGUE, organisationWords, () => import('./organisation/JoinPage')),
  },
  messages: {
    en: () => import('./messages/en').then((module) => ({ default: module.en })),
    cy: () => import('./messages/cy').then((module) => ({ default: module.cy })),
  },
})
