import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal'
import { defineRemote } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { conversationWords } from '@onward/ui/conversation-words'
import type portal from '../portal.remote'
import { hiringWords } from './applications/words'
import { badgeCheckWords } from './badge-check/words'
import { candidateWords } from './candidates/words'
import { common } from './common'
import { conversationsWords } from './conversations/words'
import { dashboardWords } from './dashboard/words'
import { importWords } from './imports/words'
import { interviewWords } from './interviews/words'
import { organisationWords } from './organisation/words'
import { postingWords } from './posting/words'

export default defineRemote<typeof portal>({
  contract: PORTAL_CONTRACT,
  routes: {
    dashboard: withCatalogues([dashboardWords, common], () => import('./dashboard/DashboardPage')),
    'post-job': withCatalogues([postingWords, common], () => import('./posting/PostJobPage')),
    jobs: withCatalogues([postingWords, common], () => import('./jobs/JobsPage')),
    job: withCatalogues([postingWords, common], () => import('./jobs/JobPage')),
    'job-edit': withCatalogues([postingWords, common], () => import('./jobs/EditJobPage')),
    'jobs-import': withCatalogues([importWords, common], () => import('./imports/ImportPage')),
    applications: withCatalogues([hiringWords, common], () => import('./applications/ApplicationsPage')),
    application: withCatalogues([hiringWords, common], () => import('./applications/ApplicationPage')),
    candidates: withCatalogues([candidateWords, common], () => import('./candidates/CandidatesPage')),
    'candidate-invitations': withCatalogues([candidateWords, common], () => import('./candidates/InvitationsPage')),
    'badge-check': withCatalogues([badgeCheckWords, common], () => import('./badge-check/BadgeCheckPage')),
    interviews: withCatalogues([interviewWords, common], () => import('./interviews/InterviewsPage')),
    messages: withCatalogues([conversationWords, conversationsWords, common], () => import('./conversations/MessagesPage')),
    organisation: withCatalogues([organisationWords, common], () => import('./organisation/OrganisationPage')),
    join: withCatalogues([organisationWords, common], () => import('./organisation/JoinPage')),
  },
  messages: (language) => import(`./messages/${language}.json`),
})
