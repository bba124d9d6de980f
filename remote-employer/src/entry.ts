import { PORTAL_CONTRACT } from '@onward/contracts/portal'
import { defineRemote } from '@onward/portal-kit'
import type portal from '../portal.remote'

export default defineRemote<typeof portal>({
  contract: PORTAL_CONTRACT,
  routes: {
    dashboard: () => import('./dashboard/DashboardPage'),
    'post-job': () => import('./posting/PostJobPage'),
    jobs: () => import('./jobs/JobsPage'),
    applications: () => import('./applications/ApplicationsPage'),
    application: () => import('./applications/ApplicationPage'),
  },
  messages: {
    en: () => import('./messages/en').then((module) => ({ default: module.en })),
    cy: () => import('./messages/cy').then((module) => ({ default: module.cy })),
  },
})
