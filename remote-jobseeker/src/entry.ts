import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal-paths'
import { defineRemote } from '@onward/portal-kit'
import { withCatalogue } from '@onward/portal-kit/i18n'
import { CONVERSATION_CATALOGUE, conversationWords } from '@onward/ui/conversation-words'
import type portal from '../portal.remote'
import { APPLICATION_CATALOGUE, applicationWords } from './applications/words'
import { APPOINTMENTS_CATALOGUE, appointmentWords } from './appointments/words'
import { withDashboardWords } from './dashboard/words'
import { INVITATION_CATALOGUE, invitationWords } from './invitations/words'
import { JOBS_CATALOGUE, jobsWords } from './jobs/words'
import { LEARNING_CATALOGUE, learningWords } from './learning/words'
import { MESSAGES_CATALOGUE, messagesWords } from './messages-page/words'
import { MY_DATA_CATALOGUE, myDataWords } from './my-data/words'
import { PRACTICE_CATALOGUE, practiceWords } from './practice/words'
import { PROFILE_CATALOGUE, profileWords } from './profile/words'
import { CV_CATALOGUE, cvWords } from './words'
import { WORK_COACH_CATALOGUE, workCoachWords } from './work-coach/words'

export default defineRemote<typeof portal>({
  contract: PORTAL_CONTRACT,
  routes: {
    dashboard: withDashboardWords(() => import('./dashboard/DashboardPage')),
    profile: withCatalogue(PROFILE_CATALOGUE, profileWords, () => import('./profile/ProfilePage')),
    'cv-review': withCatalogue(CV_CATALOGUE, cvWords, () => import('./cv-review/CvReviewPage')),
    'from-cv': withCatalogue(CV_CATALOGUE, cvWords, () => import('./curriculum/FromCvPage')),
    'cv-builder': withCatalogue(CV_CATALOGUE, cvWords, () => import('./curriculum/BuilderPage')),
    jobs: withCatalogue(JOBS_CATALOGUE, jobsWords, () => import('./jobs/JobsPage')),
    job: withCatalogue(JOBS_CATALOGUE, jobsWords, () => import('./jobs/JobPage')),
    apply: withCatalogue(
      APPLICATION_CATALOGUE,
      applicationWords,
      withCatalogue(JOBS_CATALOGUE, jobsWords, () => import('./apply/ApplyPage')),
    ),
    applications: withCatalogue(APPLICATION_CATALOGUE, applicationWords, () => import('./applications/ApplicationsPage')),
    application: withCatalogue(APPLICATION_CATALOGUE, applicationWords, () => import('./applications/ApplicationPage')),
    invitations: withCatalogue(INVITATION_CATALOGUE, invitationWords, () => import('./invitations/InvitationsPage')),
    learning: withCatalogue(LEARNING_CATALOGUE, learningWords, () => import('./learning/LearningPage')),
    course: withCatalogue(LEARNING_CATALOGUE, learningWords, () => import('./learning/CoursePage')),
    'interview-practice': withCatalogue(PRACTICE_CATALOGUE, practiceWords, () => import('./practice/PracticePage')),
    appointments: withCatalogue(APPOINTMENTS_CATALOGUE, appointmentWords, () => import('./appointments/AppointmentsPage')),
    messages: withCatalogue(
      CONVERSATION_CATALOGUE,
      conversationWords,
      withCatalogue(MESSAGES_CATALOGUE, messagesWords, () => import('./messages-page/MessagesPage')),
    ),
    'work-coach': withCatalogue(WORK_COACH_CATALOGUE, workCoachWords, () => import('./work-coach/WorkCoachPage')),
    'my-data': withCatalogue(MY_DATA_CATALOGUE, myDataWords, () => import('./my-data/MyDataPage')),
  },
  messages: {
    en: () => import('./messages/en').then((module) => ({ default: module.en })),
    cy: () => import('./messages/cy').then((module) => ({ default: module.cy })),
  },
})
