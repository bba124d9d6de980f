import { closeJob, listEmployerJobs } from '@onward/contracts/jobs/employer-jobs'
import { listJobDrafts } from '@onward/contracts/jobs/vacancies'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { draftListed, fullJob } from '../posting/examples'
import { PostingStory } from '../posting/PostingStory'
import { closedJob, receipt, waitingJob } from '../testing/examples'
import { DeleteDialog } from './DeleteDialog'
import JobsPage from './JobsPage'

const counts = { Active: 31, Draft: 4, Closed: 8 }
const locations = ['Brighouse', 'Halifax, HX1', 'Leeds']
const noDrafts = serve(listJobDrafts, () => ({ items: [] }))
const list = serve(listEmployerJobs, () => ({
  items: [
    fullJob,
    waitingJob,
    { ...closedJob, funnel: { seen: 903, opened: 210, applied: 11, shortlisted: 4, interviewed: 3, offered: 1, started: 1 } },
  ],
  nextCursor: 'more',
  total: 43,
  counts,
  locations,
}))
const meta: Meta<typeof PostingStory> = {
  title: 'Employer/Job Management',
  component: PostingStory,
  args: {
    path: '/employer/jobs',
    children: <JobsPage />,
    served: [list, noDrafts, serve(closeJob, () => ({ state: 'closed' as const, receipt }))],
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const WithDrafts: Story = { args: { served: [list, serve(listJobDrafts, () => ({ items: [draftListed] }))] } }
export const SmallAudience: Story = {
  args: {
    served: [
      noDrafts,
      serve(listEmployerJobs, () => ({
        items: [{ ...fullJob, reach: { atLeast: null } }],
        nextCursor: null,
        total: 1,
        counts,
        locations,
      })),
    ],
  },
}
export const NothingFound: Story = {
  args: {
    path: '/employer/jobs?q=astronaut&location=Leeds',
    served: [noDrafts, serve(listEmployerJobs, () => ({ items: [], nextCursor: null, total: 0, counts, locations }))],
  },
}
export const Deleting: Story = { args: { children: <DeleteDialog job={fullJob} onDone={() => {}} /> } }
export const Welsh: Story = { args: { language: 'cy' } }
