import { listMyApplications, readMatchSummary } from '@onward/contracts/jobs'
import { listCvs } from '@onward/contracts/jobseekers'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { applications, cv, noApplications, noSummary, summary } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import DashboardPage from './DashboardPage'

const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Dashboard',
  component: JobseekerStory,
  args: {
    path: '/dashboard',
    children: <DashboardPage />,
    served: [
      serve(readMatchSummary, () => summary),
      serve(listMyApplications, () => applications),
      serve(listCvs, () => ({ items: [cv] })),
    ],
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Underway: Story = {}
export const FirstUse: Story = {
  args: {
    served: [
      serve(readMatchSummary, () => noSummary),
      serve(listMyApplications, () => noApplications),
      serve(listCvs, () => ({ items: [] })),
    ],
  },
}
export const Loading: Story = { args: { served: [serve(readMatchSummary, () => new Promise<never>(() => {}))] } }
export const Failed: Story = {
  args: {
    served: [
      serve(readMatchSummary, () => ({ problem: 'unexpected' })),
      serve(listMyApplications, () => ({ problem: 'unexpected' })),
      serve(listCvs, () => ({ problem: 'unexpected' })),
    ],
  },
}
export const Welsh: Story = { args: { language: 'cy' } }
