import { listMyInterviews } from '@onward/contracts/jobs/interviews'
import { listMyApplications } from '@onward/contracts/jobs/own-applications'
import { listApplicationDrafts } from '@onward/contracts/jobseekers/application-drafts'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { application, applications, draft, noApplications } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import ApplicationsPage from './ApplicationsPage'

const drafts = serve(listApplicationDrafts, () => ({
  items: [
    { ...draft, closesOn: '2099-12-01' },
    {
      ...draft,
      jobId: '11111111-1111-4111-8111-111111111119',
      jobTitle: 'Night Care Assistant',
      closed: { at: draft.savedAt, keptUntil: '2099-12-21T10:00:00.000Z' },
    },
  ],
}))
const noDrafts = serve(listApplicationDrafts, () => ({ items: [] }))
const noInterviews = serve(listMyInterviews, () => ({ items: [] }))
const withState = (state: typeof application.state, last: string) => ({
  ...application,
  id: application.id.replace(/.$/, last),
  state,
})
const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Applications',
  component: JobseekerStory,
  args: {
    path: '/applications',
    children: <ApplicationsPage />,
    served: [serve(listMyApplications, () => applications), noDrafts],
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const None: Story = { args: { served: [serve(listMyApplications, () => noApplications), noDrafts] } }
export const WithApplicationsAndDrafts: Story = {
  args: {
    served: [
      serve(listMyApplications, () => ({
        items: [
          withState('interview_invited', '1'),
          withState('offered', '2'),
          { ...withState('submitted', '3'), noResponseYet: true },
          withState('rejected', '4'),
        ],
        nextCursor: null,
        total: 4,
      })),
      drafts,
      noInterviews,
    ],
  },
}
export const WithApplicationsAndDraftsInWelsh: Story = { args: { ...WithApplicationsAndDrafts.args, language: 'cy' } }
export const OnlyDrafts: Story = { args: { served: [serve(listMyApplications, () => noApplications), drafts] } }
export const Loading: Story = {
  args: { served: [serve(listMyApplications, () => new Promise<never>(() => {})), noDrafts] },
}
export const Failed: Story = { args: { served: [] } }
