import { PORTAL_CONTRACT } from '@onward/contracts/portal-paths'
import { defineRemote } from '@onward/portal-kit'
import type portal from '../portal.remote'

export default defineRemote<typeof portal>({
  contract: PORTAL_CONTRACT,
  routes: {
    dashboard: () => import('./dashboard/DashboardPage'),
    profile: () => import('./profile/ProfilePage'),
    'cv-review': () => import('./cv-review/CvReviewPage'),
    jobs: () => import('./jobs/JobsPage'),
    job: () => import('./jobs/JobPage'),
    apply: () => import('./apply/ApplyPage'),
    applications: () => import('./applications/ApplicationsPage'),
    application: () => import('./applications/ApplicationPage'),
  },
  messages: {
    en: () => import('./messages/en').then((module) => ({ default: module.en })),
    cy: () => import('./messages/cy').then((module) => ({ default: module.cy })),
  },
})
