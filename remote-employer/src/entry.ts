import { badgeTexts } from '@onward/contracts/learning/badge-texts'
import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal'
import { defineRemote } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { conversationCatalogue } from '@onward/ui/conversation-catalogue'
import { documentPagesCatalogue } from '@onward/ui/document-pages-catalogue'
import type portal from '../portal.remote'
import { allEndingTexts } from './applications/all-ending-texts'
import { hiringCatalogue } from './applications/catalogue'
import { badgeCheckCatalogue } from './badge-check/catalogue'
import { candidateCatalogue } from './candidates/catalogue'
import { common } from './common'
import { conversationsCatalogue } from './conversations/catalogue'
import { dashboardCatalogue } from './dashboard/catalogue'
import { importCatalogue } from './imports/catalogue'
import { interviewCatalogue } from './interviews/catalogue'
import { organisationCatalogue } from './organisation/catalogue'
import { postingCatalogue } from './posting/catalogue'

export default defineRemote<typeof portal>({
  contract: PORTAL_CONTRACT,
  routes: {
    dashboard: withCatalogues([dashboardCatalogue, common], () => import('./dashboard/DashboardPage')),
    'post-job': withCatalogues([postingCatalogue, common], () => import('./posting/PostJobPage')),
    jobs: withCatalogues([postingCatalogue, common], () => import('./jobs/JobsPage')),
    job: withCatalogues([postingCatalogue, common], () => import('./jobs/JobPage')),
    'job-edit': withCatalogues([postingCatalogue, common], () => import('./jobs/EditJobPage')),
    'jobs-import': withCatalogues([importCatalogue, common], () => import('./imports/ImportPage')),
    applications: withCatalogues(
      [hiringCatalogue, documentPagesCatalogue, common, allEndingTexts],
      () => import('./applications/ApplicationsPage'),
    ),
    application: withCatalogues(
      [hiringCatalogue, documentPagesCatalogue, common, allEndingTexts],
      () => import('./applications/ApplicationPage'),
    ),
    candidates: withCatalogues([candidateCatalogue, common, badgeTexts], () => import('./candidates/CandidatesPage')),
    'candidate-invitations': withCatalogues([candidateCatalogue, common], () => import('./candidates/InvitationsPage')),
    'badge-check': withCatalogues([badgeCheckCatalogue, common, badgeTexts], () => import('./badge-check/BadgeCheckPage')),
    interviews: withCatalogues([interviewCatalogue, common], () => import('./interviews/InterviewsPage')),
    messages: withCatalogues(
      [conversationCatalogue, conversationsCatalogue, common],
      () => import('./conversations/MessagesPage'),
    ),
    organisation: withCatalogues([organisationCatalogue, common], () => import('./organisation/OrganisationPage')),
  },
  messages: (language) => import(`./messages/${language}.json`),
})
