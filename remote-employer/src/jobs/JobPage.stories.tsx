import { editJob, listJobVersions, previewJob, readEmployerJob } from '@onward/contracts/jobs/vacancies'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { fullJob, preview, versions, waitingEdit } from '../posting/examples'
import { draftOf } from '../posting/form'
import { PostingStory } from '../posting/PostingStory'
import { receipt } from '../testing/examples'
import { DeadlineDialog } from './DeadlineDialog'
import EditJobPage from './EditJobPage'
import JobPage from './JobPage'
import { Overtaken } from './Overtaken'

const nothing = () => {}
const history = serve(listJobVersions, () => ({ items: versions, nextCursor: null, total: versions.length }))
const of = (job: typeof fullJob) => [serve(readEmployerJob, () => job), history] as const
const meta: Meta<typeof PostingStory> = {
  title: 'Employer/One job',
  component: PostingStory,
  args: {
    path: `/employer/jobs/${fullJob.id}`,
    route: '/employer/jobs/:id',
    children: <JobPage />,
    served: [...of(fullJob)],
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {}
export const Waiting: Story = {
  args: {
    served: [
      ...of({
        ...fullJob,
        state: 'pending_check',
        shown: 'Draft',
        checks: ['first-job', 'messaging-app'],
        applications: 0,
        reach: null,
        closesOn: null,
      }),
    ],
  },
}
export const SentBack: Story = {
  args: {
    served: [
      ...of({
        ...fullJob,
        state: 'draft',
        shown: 'Draft',
        checks: ['sent-back'],
        checkNote: 'Please state the hourly pay.',
        postedBy: '',
      }),
    ],
  },
}
export const Appealed: Story = {
  args: {
    served: [
      ...of({
        ...fullJob,
        state: 'pending_check',
        shown: 'Draft',
        checks: ['appeal'],
        appeal: { words: 'We pay for the check ourselves.', at: '2026-11-20T12:00:00.000Z', decided: false },
      }),
    ],
  },
}
export const EditWaits: Story = { args: { served: [...of({ ...fullJob, editWaits: 'check', waitingEdit })] } }
export const EditSentBack: Story = {
  args: {
    language: 'cy',
    served: [
      ...of({
        ...fullJob,
        editWaits: 'sent-back',
        waitingEdit: { ...waitingEdit, note: 'Please leave WhatsApp out.', savedBy: '' },
      }),
    ],
  },
}
export const ClosedJob: Story = {
  args: { served: [...of({ ...fullJob, state: 'closed', shown: 'Closed', closedAt: '2026-11-20T12:00:00.000Z', reach: null })] },
}
export const NotFound: Story = { args: { served: [serve(readEmployerJob, () => ({ problem: 'not-found' })), history] } }
export const Deadline: Story = { args: { children: <DeadlineDialog job={fullJob} open onDone={nothing} /> } }
export const Editing: Story = {
  args: {
    path: `/employer/jobs/${fullJob.id}/edit`,
    route: '/employer/jobs/:id/edit',
    children: <EditJobPage />,
    served: [
      ...of(fullJob),
      serve(previewJob, () => ({ ...preview, told: 2 })),
      serve(editJob, () => ({ state: 'active' as const, version: 5, told: 2, receipt })),
    ],
  },
}
export const ColleagueWasFirst: Story = {
  args: {
    children: (
      <Overtaken
        by="Sioned Vaughan has changed this job since you opened it. Nothing of yours was saved."
        now={fullJob}
        yours={{ ...draftOf(fullJob), payMinimum: '15', location: 'Leeds', day: '', month: '', year: '' }}
        onMine={nothing}
        onTheirs={nothing}
      />
    ),
  },
}
export const Welsh: Story = { args: { language: 'cy' } }
