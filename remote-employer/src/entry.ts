import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal'
import { defineRemote } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { conversationWords } from '@onward/ui/conversation-words'
import type portal from '../portal.remote'
import { hiringWords } from './applications/words'
import { badgeCheckWords } from './badge-check/words'
import { candidateWords } from './candidates/words'
import { conversationsWords } from './conversations/words'
import { dashboardWords } from './dashboard/words'
import { importWords } from './imports/words'
import { interviewWords } from './interviews/words'
import { organisationWords } from './organisation/words'
import { postingWords } from './posting/words'

export default defineRemote<typeof portal>({
  contract: PORTAL_CONTRACT,
  routes: {
    dashboard: withCatalogues([dashboardWords], () => import('./dashboard/DashboardPage')),
    'post-job': withCatalogues([postingWords], () => import('./posting/PostJobPage')),
    jobs: withCatalogues([postingWords], () => import('./jobs/JobsPage')),
    job: withCatalogues([postingWords], () => import('./jobs/JobPage')),
    'job-edit': withCatalogues([postingWords], () => import('./jobs/EditJobPage')),
    'jobs-import': withCatalogues([importWords], () => import('./imports/ImportPage')),
    applications: withCatalogues([hiringWords], () => import('./applications/ApplicationsPage')),
    application: withCatalogues([hiringWords], () => import('./applications/ApplicationPage')),
    candidates: withCatalogues([candidateWords], () => import('./candidates/CandidatesPage')),
    'candidate-invitations': withCatalogues([candidateWords], () => import('./candidates/InvitationsPage')),
    'badge-check': withCatalogues([badgeCheckWords], () => import('./badge-check/BadgeCheckPage')),
    interviews: withCatalogues([interviewWords], () => import('./interviews/InterviewsPage')),
    messages: withCatalogues([conversationWords, conversationsWords], () => import('./conversations/MessagesPage')),
    organisation: withCatalogues([organisationWords], () => import('./organisation/OrganisationPage')),
    join: withCatalogues([organisationWords], () => import('./organisation/JoinPage')),
  },
  messages: (language) => import(`./messages/${language}.json`),
})
