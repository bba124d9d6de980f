import { listDismissed, viewJob } from '@onward/contracts/jobs/alerts'
import { type BoardJob, listSimilarJobs, readJob } from '@onward/contracts/jobs/board'
import { listApplicationDrafts } from '@onward/contracts/jobseekers/application-drafts'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { draft, job, match, receipt, scoredJob } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import JobPage from './JobPage'

const marks = [serve(listDismissed, () => ({ items: [] })), serve(viewJob, () => ({ receipt }))]
const answering = (found: BoardJob) => [serve(readJob, () => found), ...marks]
const flagged: BoardJob = {
  ...scoredJob,
  closesOn: '2026-12-24',
  match: {
    ...match,
    flags: [
      { feature: 'Parking available', state: 'met' },
      { feature: 'Quiet workspace', state: 'not-stated' },
      { feature: 'remote', state: 'conflict' },
    ],
  },
}
const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Job',
  component: JobseekerStory,
  args: { path: `/jobs/${job.id}`, route: '/jobs/:id', children: <JobPage />, served: answering(flagged) },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Matched: Story = {}
export const NamesHiddenAtFirst: Story = { args: { served: answering({ ...flagged, anonymous: true }) } }
export const BeforeACv: Story = { args: { served: answering(job) } }
export const NeedsALicence: Story = {
  args: {
    served: answering({
      ...scoredJob,
      match: {
        ...match,
        score: 59,
        demands: [
          { skillIds: ['driving-licence'], skill: 'Driving licence', held: false },
          { skillIds: ['sia-licence', 'cscs-card'], skill: 'SIA licence / CSCS card', held: false },
          { skillIds: ['forklift-licence'], skill: 'Forklift licence', held: true },
        ],
      },
    }),
  },
}
export const Visitor: Story = { args: { viewer: 'visitor', served: answering(job) } }
const similar = serve(listSimilarJobs, () => ({ items: [{ ...scoredJob, id: draft.jobId, title: 'Night Carer' }] }))
export const Closed: Story = { args: { served: [similar, ...answering({ ...flagged, open: false })] } }
export const TooFar: Story = {
  args: { served: answering({ ...flagged, travel: { miles: 174, within: false, wishedMiles: 10, minutes: null } }) },
}
export const Applied: Story = { args: { served: answering({ ...flagged, applicationId: job.id }) } }
export const DraftBegun: Story = {
  args: { served: [serve(listApplicationDrafts, () => ({ items: [{ ...draft, jobId: job.id }] })), ...answering(flagged)] },
}
export const Dismissed: Story = {
  args: {
    served: [
      serve(readJob, () => flagged),
      serve(viewJob, () => ({ receipt })),
      serve(listDismissed, () => ({
        items: [{ id: job.id, title: job.title, company: job.company, location: job.location, open: true, at: job.postedAt }],
      })),
    ],
  },
}
export const Missing: Story = { args: { served: marks } }
export const Loading: Story = { args: { served: [serve(readJob, () => new Promise<never>(() => {})), ...marks] } }
export const Failed: Story = { args: { served: [serve(readJob, () => ({ problem: 'unexpected' })), ...marks] } }
export const Welsh: Story = { args: { language: 'cy' } }
