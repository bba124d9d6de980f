import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal-paths'
import { defineRemote } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { conversationWords } from '@onward/ui/conversation-words'
import type portal from '../portal.remote'
import { applicationWords } from './applications/words'
import { appointmentWords } from './appointments/words'
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
    profile: withCatalogues([profileWords], () => import('./profile/ProfilePage')),
    'cv-review': withCatalogues([cvWords], () => import('./cv-review/CvReviewPage')),
    'from-cv': withCatalogues([cvWords], () => import('./curriculum/FromCvPage')),
    'cv-builder': withCatalogues([cvWords], () => import('./curriculum/BuilderPage')),
    jobs: withCatalogues([jobsWords], () => import('./jobs/JobsPage')),
    job: withCatalogues([jobsWords], () => import('./jobs/JobPage')),
    apply: withCatalogues([applicationWords, jobsWords], () => import('./apply/ApplyPage')),
    applications: withCatalogues([applicationWords], () => import('./applications/ApplicationsPage')),
    application: withCatalogues([applicationWords], () => import('./applications/ApplicationPage')),
    invitations: withCatalogues([invitationWords], () => import('./invitations/InvitationsPage')),
    learning: withCatalogues([learningWords], () => import('./learning/LearningPage')),
    course: withCatalogues([learningWords], () => import('./learning/CoursePage')),
    'interview-practice': withCatalogues([practiceWords], () => import('./practice/PracticePage')),
    appointments: withCatalogues([appointmentWords], () => import('./appointments/AppointmentsPage')),
    messages: withCatalogues([conversationWords, messagesWords], () => import('./messages-page/MessagesPage')),
    'work-coach': withCatalogues([workCoachWords], () => import('./work-coach/WorkCoachPage')),
    'my-data': withCatalogues([myDataWords], () => import('./my-data/MyDataPage')),
  },
  messages: (language) => import(`./messages/${language}.json`),
})
