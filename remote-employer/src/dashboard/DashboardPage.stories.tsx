import { listEmployerApplications, listEmployerJobs, readEmployerSummary } from '@onward/contracts/jobs'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { EmployerStory } from '../testing/EmployerStory'
import { application, closedJob, job, secondApplication, waitingJob } from '../testing/examples'
import DashboardPage from './DashboardPage'

const counts = { activeJobs: 1, totalApplications: 14, newApplications: 3, interviewsScheduled: 1 }
const none = { activeJobs: 0, totalApplications: 0, newApplications: 0, interviewsScheduled: 0 }
const summary = (verified: boolean, figures = counts) =>
  serve(readEmployerSummary, () => ({ organisation: { name: 'Calder Community Care', verified }, ...figures }))
const applications = serve(listEmployerApplications, () => ({
  items: [application, secondApplication],
  nextCursor: null,
  total: 14,
}))
const jobs = serve(listEmployerJobs, () => ({ items: [job, waitingJob, closedJob], nextCursor: null, total: 3 }))
const nothing = [
  serve(listEmployerApplications, () => ({ items: [], nextCursor: null, total: 0 })),
  serve(listEmployerJobs, () => ({ items: [], nextCursor: null, total: 0 })),
]

const meta: Meta<typeof EmployerStory> = {
  title: 'Employer/Dashboard',
  component: EmployerStory,
  args: { children: <DashboardPage /> },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithApplications: Story = { args: { served: [summary(true), applications, jobs] } }
export const FilteredByInterviews: Story = {
  args: { path: '/employer/dashboard?show=interviews', served: [summary(true), ...nothing] },
}
export const FirstDay: Story = { args: { served: [summary(true, none), ...nothing] } }
export const WaitingForTheCheck: Story = { args: { served: [summary(false, none), ...nothing] } }
export const Loading: Story = {
  args: {
    served: [serve(readEmployerSummary, () => new Promise(() => {})), serve(listEmployerJobs, () => new Promise(() => {}))],
  },
}
export const ServiceInTrouble: Story = { args: { served: [serve(readEmployerSummary, () => ({ problem: 'unexpected' }))] } }
export const Welsh: Story = { args: { language: 'cy', served: [summary(true), applications, jobs] } }
