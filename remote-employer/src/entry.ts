import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal'
import { defineRemote } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { conversationWords } from '@onward/ui/conversation-catalogue'
import type portal from '../portal.remote'
import { hiringWords } from './applications/catalogue'
import { badgeCheckWords } from './badge-check/catalogue'
import { candidateWords } from './candidates/catalogue'
import { common } from './common'
import { conversationsWords } from './conversations/catalogue'
import { dashboardWords } from './dashboard/catalogue'
import { importWords } from './imports/catalogue'
import { interviewWords } from './interviews/catalogue'
import { organisationWords } from './organisation/catalogue'
import { postingWords } from './posting/catalogue'

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
