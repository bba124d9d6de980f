import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal-paths'
import { defineRemote } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { conversationWords } from '@onward/ui/conversation-catalogue'
import type portal from '../portal.remote'
import { applicationWords } from './applications/catalogue'
import { appointmentWords } from './appointments/catalogue'
import { cvWords } from './catalogue'
import { common } from './common'
import { withDashboardWords } from './dashboard/catalogue'
import { invitationWords } from './invitations/catalogue'
import { jobsWords } from './jobs/catalogue'
import { learningWords } from './learning/catalogue'
import { messagesWords } from './messages-page/catalogue'
import { myDataWords } from './my-data/catalogue'
import { practiceWords } from './practice/catalogue'
import { profileWords } from './profile/catalogue'
import { workCoachWords } from './work-coach/catalogue'

export default defineRemote<typeof portal>({
  contract: PORTAL_CONTRACT,
  routes: {
    dashboard: withDashboardWords(() => import('./dashboard/DashboardPage')),
    profile: withCatalogues([profileWords, common], () => import('./profile/ProfilePage')),
    'cv-review': withCatalogues([cvWords, common], () => import('./cv-review/CvReviewPage')),
    'from-cv': withCatalogues([cvWords], () => import('./curriculum/FromCvPage')),
    'cv-builder': withCatalogues([cvWords, common], () => import('./curriculum/BuilderPage')),
    jobs: withCatalogues([jobsWords, common], () => import('./jobs/JobsPage')),
    job: withCatalogues([jobsWords, common], () => import('./jobs/JobPage')),
    apply: withCatalogues([applicationWords, jobsWords, common], () => import('./apply/ApplyPage')),
    applications: withCatalogues([applicationWords, common], () => import('./applications/ApplicationsPage')),
    application: withCatalogues([applicationWords, common], () => import('./applications/ApplicationPage')),
    invitations: withCatalogues([invitationWords, common], () => import('./invitations/InvitationsPage')),
    learning: withCatalogues([learningWords, common], () => import('./learning/LearningPage')),
    course: withCatalogues([learningWords, common], () => import('./learning/CoursePage')),
    'interview-practice': withCatalogues([practiceWords, common], () => import('./practice/PracticePage')),
    appointments: withCatalogues([appointmentWords, common], () => import('./appointments/AppointmentsPage')),
    messages: withCatalogues([conversationWords, messagesWords, common], () => import('./messages-page/MessagesPage')),
    'work-coach': withCatalogues([workCoachWords, common], () => import('./work-coach/WorkCoachPage')),
    'my-data': withCatalogues([myDataWords, common], () => import('./my-data/MyDataPage')),
  },
  messages: (language) => import(`./messages/${language}.json`),
})
