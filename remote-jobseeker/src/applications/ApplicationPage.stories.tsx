import { listSimilarJobs } from '@onward/contracts/jobs/board'
import { type Interview, listMyInterviews } from '@onward/contracts/jobs/interviews'
import { readMyApplication } from '@onward/contracts/jobs/own-applications'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { application, offer, scoredJob } from '../testing/examples'
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
      serve(listSimilarJobs, () => ({ items: [scoredJob] })),
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
  meet: 'Gareth and Sian, who lead the day team',
  bring: 'Your passport or another proof of who you are.',
  adjustments: 'We send you the questions the day before.',
  note: 'Ring the bell at the side door.',
  closingWords: '',
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
  args: { served: [serve(readMyApplication, () => ({ ...application, state: 'offered' as const, offer }))] },
}
export const Accepted: Story = {
  args: { served: [serve(readMyApplication, () => ({ ...application, state: 'accepted' as const, offer }))] },
}
export const Starting: Story = {
  args: {
    language: 'cy',
    served: [
      serve(readMyApplication, () => ({
        ...application,
        state: 'accepted' as const,
        offer,
        start: { startsOn: '2099-04-14', startedOn: null, version: 1 },
      })),
    ],
  },
}
export const JustSent: Story = { args: { path: `/applications/${application.id}?sent=1` } }
export const InterviewCancelled: Story = {
  args: {
    served: [
      serve(readMyApplication, () => ({
        ...application,
        state: 'under_review' as const,
        history: [
          ...application.history,
          { state: 'interview_invited' as const, at: '2026-11-21T09:00:00.000Z', by: 'employer' as const },
          { state: 'interview_scheduled' as const, at: '2026-11-22T09:00:00.000Z', by: 'jobseeker' as const },
          { state: 'under_review' as const, at: '2026-11-23T09:00:00.000Z', by: 'employer' as const },
        ],
      })),
      serve(listMyInterviews, () => ({
        items: [
          {
            ...interview,
            state: 'cancelled' as const,
            startsAt: '2099-03-24T10:00:00.000Z',
            closingWords: 'Our manager is ill.',
          },
        ],
      })),
    ],
  },
}
export const InterviewCancelledInWelsh: Story = { args: { ...InterviewCancelled.args, language: 'cy' } }
export const AskedForOtherTimes: Story = {
  args: {
    served: [
      serve(readMyApplication, () => ({ ...application, state: 'interview_invited' as const })),
      serve(listMyInterviews, () => ({
        items: [
          {
            ...interview,
            state: 'alternative_requested' as const,
            answer: 'I care for my mum until two.',
            suggested: ['2099-03-25T15:00:00.000Z'],
            calledOff: '2099-03-24T10:00:00.000Z',
          },
        ],
      })),
    ],
  },
}
export const NoResponse: Story = { args: { served: [serve(readMyApplication, () => ({ ...application, noResponseYet: true }))] } }
export const Withdrawn: Story = {
  args: {
    served: [
      serve(readMyApplication, () => ({
        ...application,
        state: 'withdrawn' as const,
        withdrawal: 'travel' as const,
        shared: { adjustments: true, adjustmentsWords: 'A quiet room', benefitsTransition: true },
        disclosureId: application.id,
      })),
    ],
  },
}
export const NotFound: Story = { args: { served: [] } }
export const Welsh: Story = { args: { language: 'cy' } }
