import { listEmployerApplications } from '@onward/contracts/jobs/employer-applications'
import { listEmployerJobs, readEmployerSummary } from '@onward/contracts/jobs/employer-jobs'
import { type EmployerToday, readEmployerToday, readEmployerViews } from '@onward/contracts/jobs/employer-today'
import { type ListedInterview, listEmployerInterviews } from '@onward/contracts/jobs/interviews'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { LISTED } from '../interviews/examples'
import { application, closedJob, job, secondApplication, waitingJob } from '../testing/examples'
import { DashboardStory } from './DashboardStory'

const counts = { activeJobs: 1, totalApplications: 14, newApplications: 3, interviewsScheduled: 1 }
const none = { activeJobs: 0, totalApplications: 0, newApplications: 0, interviewsScheduled: 0 }
const summary = (verified: boolean, figures = counts, name = 'Calder Community Care') =>
  serve(readEmployerSummary, () => ({ organisation: { name, verified }, ...figures }))
const applications = serve(listEmployerApplications, () => ({
  items: [application, secondApplication],
  nextCursor: null,
  total: 14,
}))
const jobs = serve(listEmployerJobs, () => ({ items: [job, waitingJob, closedJob], nextCursor: null, total: 3 }))
const quiet: EmployerToday = {
  overdue: { count: 0, longestDays: 0 },
  closingSoon: [],
  sentBack: 0,
  accepted: 0,
  postedBy: { [job.id]: 'Gareth O’Brien' },
  hasJobs: true,
}
const busy: EmployerToday = {
  ...quiet,
  overdue: { count: 2, longestDays: 21 },
  closingSoon: [{ id: job.id, title: job.title, closesOn: '2099-11-24' }],
  sentBack: 1,
  accepted: 1,
}
const today = (facts: EmployerToday) => serve(readEmployerToday, () => facts)
const interviews = (items: ListedInterview[] = [], total = 0) =>
  serve(listEmployerInterviews, ({ query }) =>
    (query.get('list') ?? 'upcoming') === 'upcoming'
      ? { items, nextCursor: null, total: items.length }
      : { items: [], nextCursor: null, total },
  )
const nothing = [
  serve(listEmployerApplications, () => ({ items: [], nextCursor: null, total: 0 })),
  serve(listEmployerJobs, () => ({ items: [], nextCursor: null, total: 0 })),
]
const views = serve(readEmployerViews, () => ({
  days: [18, 24, 27, 33, 30, 32, 28, 21, 15, 39, 44, 47, 41, 38].map((viewed, n) => ({
    day: `2026-11-${14 + n}`,
    reached: viewed * 3,
    viewed,
    applied: n % 3 === 2 ? 1 : 0,
  })),
}))
const soon = { ...LISTED, startsAt: new Date().toISOString() }

const meta: Meta<typeof DashboardStory> = {
  title: 'Employer/Dashboard',
  component: DashboardStory,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const BusyDay: Story = { args: { served: [summary(true), applications, jobs, today(busy), views, interviews([soon], 2)] } }
export const QuietDay: Story = {
  args: { served: [summary(true, { ...counts, newApplications: 0 }), applications, jobs, today(quiet), interviews()] },
}
export const FilteredByInterviews: Story = {
  args: {
    path: '/employer/dashboard?show=interviews',
    served: [summary(true), ...nothing, today(busy), interviews()],
  },
}
export const FirstDay: Story = {
  args: { served: [summary(true, none), ...nothing, today({ ...quiet, postedBy: {}, hasJobs: false }), interviews()] },
}
export const WaitingForTheCheck: Story = {
  args: { served: [summary(false, none), ...nothing, today({ ...quiet, postedBy: {}, hasJobs: false }), interviews()] },
}
export const WithoutOrganisation: Story = { args: { served: [summary(false, none, ''), ...nothing] } }
export const Suspended: Story = { args: { served: [serve(readEmployerSummary, () => ({ problem: 'organisation-suspended' }))] } }
export const Loading: Story = {
  args: {
    served: [serve(readEmployerSummary, () => new Promise(() => {})), serve(listEmployerJobs, () => new Promise(() => {}))],
  },
}
export const LoadingFailed: Story = { args: { served: [serve(readEmployerSummary, () => ({ problem: 'unexpected' }))] } }
export const Welsh: Story = {
  args: { language: 'cy', served: [summary(true), applications, jobs, today(busy), views, interviews([soon], 2)] },
}
