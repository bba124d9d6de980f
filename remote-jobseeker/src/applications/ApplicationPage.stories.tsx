import { type Interview, listMyInterviews } from '@onward/contracts/interviews'
import { readMyApplication } from '@onward/contracts/jobs'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { application } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import ApplicationPage from './ApplicationPage'

const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Application',
  component: JobseekerStory,
  args: {
    path: `/applications/${application.id}`,
    route: '/applications/:id',
    children: <ApplicationPage />,
    served: [serve(readMyApplication, () => application)],
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Sent: Story = {}
export const Ended: Story = {
  args: {
    served: [
      serve(readMyApplication, () => ({ ...application, state: 'rejected' as const, reason: 'We chose someone nearer.' })),
    ],
  },
}
const interview: Interview = {
  id: '44444444-4444-4444-8444-444444444444',
  applicationId: application.id,
  state: 'proposed',
  version: 1,
  slots: ['2099-03-24T10:00:00.000Z', '2099-03-30T13:30:00.000Z'],
  startsAt: null,
  minutes: 45,
  way: 'in-person',
  place: 'Calder House, Leeds',
  note: 'Ask for Gareth at the desk.',
  answer: '',
  suggested: [],
  history: [],
}
export const Invited: Story = {
  args: {
    served: [
      serve(readMyApplication, () => ({ ...application, state: 'interview_invited' as const })),
      serve(listMyInterviews, () => ({ items: [interview] })),
    ],
  },
}
export const InvitedInWelsh: Story = { args: { ...Invited.args, language: 'cy' } }
export const Scheduled: Story = {
  args: {
    served: [
      serve(readMyApplication, () => ({ ...application, state: 'interview_scheduled' as const })),
      serve(listMyInterviews, () => ({
        items: [{ ...interview, state: 'confirmed' as const, startsAt: '2099-03-24T10:00:00.000Z' }],
      })),
    ],
  },
}
export const Offered: Story = {
  args: { served: [serve(readMyApplication, () => ({ ...application, state: 'offered' as const }))] },
}
export const NotTheirs: Story = { args: { served: [] } }
export const Welsh: Story = { args: { language: 'cy' } }
