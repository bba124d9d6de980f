import { closeJob, listEmployerJobs } from '@onward/contracts/jobs'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { EmployerStory } from '../testing/EmployerStory'
import { closedJob, job, receipt, waitingJob } from '../testing/examples'
import { CloseDialog } from './CloseDialog'
import { JobDetail } from './JobDetail'
import JobsPage from './JobsPage'

const jobs = serve(listEmployerJobs, () => ({ items: [job, waitingJob, closedJob], nextCursor: 'more', total: 43 }))
const meta: Meta<typeof EmployerStory> = {
  title: 'Employer/Job Management',
  component: EmployerStory,
  args: {
    path: '/employer/jobs',
    children: <JobsPage />,
    served: [jobs, serve(closeJob, () => ({ state: 'closed' as const, receipt }))],
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const NothingFound: Story = {
  args: {
    path: '/employer/jobs?q=astronaut',
    served: [serve(listEmployerJobs, () => ({ items: [], nextCursor: null, total: 0 }))],
  },
}
export const SentBack: Story = {
  args: {
    children: (
      <JobDetail job={{ ...waitingJob, state: 'draft', checks: ['sent-back'], checkNote: 'Please state the hourly pay.' }} />
    ),
  },
}
export const Closing: Story = { args: { children: <CloseDialog job={job} onDone={() => {}} /> } }
export const Welsh: Story = { args: { language: 'cy' } }
