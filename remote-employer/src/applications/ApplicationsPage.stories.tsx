import { listEmployerApplications, listEmployerJobs } from '@onward/contracts/jobs'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { EmployerStory } from '../testing/EmployerStory'
import { application, job, secondApplication } from '../testing/examples'
import ApplicationsPage from './ApplicationsPage'
import { MatchBar } from './MatchBar'

const jobs = serve(listEmployerJobs, () => ({ items: [job], nextCursor: null, total: 1 }))
const list = (items: (typeof application)[], total = items.length) =>
  serve(listEmployerApplications, () => ({ items, nextCursor: items.length < total ? 'more' : null, total }))

const meta: Meta<typeof EmployerStory> = {
  title: 'Employer/Applications',
  component: EmployerStory,
  args: { path: '/employer/applications', children: <ApplicationsPage /> },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = { args: { served: [jobs, list([application, secondApplication], 23)] } }
export const NoneMatch: Story = { args: { path: '/employer/applications?status=rejected', served: [jobs, list([])] } }
export const NoneYet: Story = { args: { served: [jobs, list([])] } }
export const Failed: Story = { args: { served: [jobs, serve(listEmployerApplications, () => ({ problem: 'unexpected' }))] } }
export const Welsh: Story = { args: { language: 'cy', served: [jobs, list([application, secondApplication])] } }
export const MatchBands: Story = {
  args: {
    children: [100, 85, 84, 70, 69, 0, null].map((score) => <MatchBar key={String(score)} score={score} />),
  },
}
