import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal-paths'
import { defineRemote } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { conversationWords } from '@onward/ui/conversation-words'
import type portal from '../portal.remote'
import { applicationWords } from './applications/words'
import { appointmentWords } from './appointments/words'
import { common } from './common'
import { withDashboardWords } from './dashboard/words'
import { invitationWords } from './invitations/words'
import { jobsWords } from './jobs/words'
import { learningWords } from './learning/words'
import { messagesWords } from './messages-page/words'
import { myDataWords } from './my-data/words'
import { practiceWords } from './practice/words'
import { profileWords } from './profile/words'
import { cvWords } from './words'
import { workCoachWords } from './work-coach/words'

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
