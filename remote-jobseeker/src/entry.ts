import { consentTexts } from '@onward/contracts/jobseekers/consent-texts'
import { cvPointTexts } from '@onward/contracts/jobseekers/cv-point-texts'
import { questionTexts } from '@onward/contracts/jobseekers/question-texts'
import { badgeTexts } from '@onward/contracts/learning/badge-texts'
import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal-paths'
import { defineRemote } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { conversationCatalogue } from '@onward/ui/conversation-catalogue'
import type portal from '../portal.remote'
import { applicationCatalogue } from './applications/catalogue'
import { appointmentCatalogue } from './appointments/catalogue'
import { betterOffCatalogue } from './better-off/catalogue'
import { cvCatalogue } from './catalogue'
import { common } from './common'
import { withDashboardCatalogues } from './dashboard/catalogue'
import { firstRunCatalogue } from './first-run/catalogue'
import { invitationCatalogue } from './invitations/catalogue'
import { jobsCatalogue } from './jobs/catalogue'
import { learningCatalogue } from './learning/catalogue'
import { messagesCatalogue } from './messages-page/catalogue'
import { allActivationConsentTexts, allConsentTexts } from './my-data/all-consent-texts'
import { myDataCatalogue } from './my-data/catalogue'
import { practiceCatalogue } from './practice/catalogue'
import { profileCatalogue } from './profile/catalogue'
import { workCoachCatalogue } from './work-coach/catalogue'

export default defineRemote<typeof portal>({
  contract: PORTAL_CONTRACT,
  routes: {
    dashboard: withDashboardCatalogues(() => import('./dashboard/DashboardPage')),
    welcome: withCatalogues([firstRunCatalogue, jobsCatalogue, common], () => import('./first-run/WelcomePage')),
    profile: withCatalogues([profileCatalogue, common, badgeTexts], () => import('./profile/ProfilePage')),
    'cv-review': withCatalogues(
      [cvCatalogue, common, badgeTexts, consentTexts, cvPointTexts],
      () => import('./cv-review/CvReviewPage'),
    ),
    'from-cv': withCatalogues([cvCatalogue, common], () => import('./curriculum/FromCvPage')),
    'cv-builder': withCatalogues([cvCatalogue, common, cvPointTexts], () => import('./curriculum/BuilderPage')),
    jobs: withCatalogues([jobsCatalogue, common, badgeTexts], () => import('./jobs/JobsPage')),
    job: withCatalogues([jobsCatalogue, common, badgeTexts], () => import('./jobs/JobPage')),
    apply: withCatalogues([applicationCatalogue, jobsCatalogue, common, badgeTexts], () => import('./apply/ApplyPage')),
    applications: withCatalogues([applicationCatalogue, common], () => import('./applications/ApplicationsPage')),
    application: withCatalogues([applicationCatalogue, common, badgeTexts], () => import('./applications/ApplicationPage')),
    invitations: withCatalogues([invitationCatalogue, common], () => import('./invitations/InvitationsPage')),
    'better-off': withCatalogues([betterOffCatalogue, common], () => import('./better-off/BetterOffPage')),
    learning: withCatalogues([learningCatalogue, common, badgeTexts], () => import('./learning/LearningPage')),
    course: withCatalogues([learningCatalogue, common, badgeTexts], () => import('./learning/CoursePage')),
    'interview-practice': withCatalogues([practiceCatalogue, common, questionTexts], () => import('./practice/PracticePage')),
    appointments: withCatalogues([appointmentCatalogue, common], () => import('./appointments/AppointmentsPage')),
    messages: withCatalogues([conversationCatalogue, messagesCatalogue, common], () => import('./messages-page/MessagesPage')),
    'work-coach': withCatalogues([workCoachCatalogue, common, consentTexts], () => import('./work-coach/WorkCoachPage')),
    'my-data': withCatalogues(
      [myDataCatalogue, common, allActivationConsentTexts, allConsentTexts],
      () => import('./my-data/MyDataPage'),
    ),
  },
  slots: {
    'next-step': withDashboardCatalogues(async () => ({ default: (await import('./dashboard/NextStepCard')).NextStepCard })),
  },
  messages: (language) => import(`./messages/${language}.json`),
})
