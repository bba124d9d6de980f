import {
  allowEmployer,
  answerInvitation,
  listMyInvitations,
  type MyInvitation,
  readIntroduction,
} from '@onward/contracts/jobs/pool'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { JobseekerStory } from '../testing/JobseekerStory'
import InvitationsPage from './InvitationsPage'
import { InvitationsWaiting, InvitedToJob } from './Invited'

const invitation: MyInvitation = {
  id: '00000000-0000-4000-8000-00000000aa01',
  jobId: '00000000-0000-4000-8000-00000000aa02',
  jobTitle: 'Care assistant',
  organisationId: '00000000-0000-4000-8000-00000000aa03',
  company: 'Calder Community Care',
  location: 'Leeds',
  salary: '£12.60 an hour',
  isJobOpen: true,
  message: 'Hello,\n\nyour skills fit what we look for. We would be glad to hear from you.',
  state: 'sent',
  sentAt: '2026-11-18T09:00:00.000Z',
  expiresAt: '2026-12-02T09:00:00.000Z',
  answeredAt: null,
  score: 92,
  matchingSkills: ['Personal care', 'Communication'],
  applicationId: null,
}
const other = (n: number, change: Partial<MyInvitation>): MyInvitation => ({
  ...invitation,
  id: `00000000-0000-4000-8000-00000000ab0${n}`,
  answeredAt: '2026-11-19T09:00:00.000Z',
  ...change,
})
const all = [
  invitation,
  other(1, { state: 'accepted', jobTitle: 'Night carer' }),
  other(2, { state: 'accepted', jobTitle: 'Cook', applicationId: '00000000-0000-4000-8000-00000000ac01' }),
  other(3, { state: 'declined', jobTitle: 'Cleaner', matchingSkills: [] }),
  other(4, { state: 'expired', jobTitle: 'Driver', isJobOpen: false, answeredAt: null }),
  other(5, { state: 'withdrawn', jobTitle: 'Gardener' }),
]
const refused = [{ organisationId: invitation.organisationId, name: 'Moor House', at: '2026-11-01T09:00:00.000Z' }]
const list = (items = all, blocked = refused) =>
  serve(listMyInvitations, () => ({
    items,
    nextCursor: null,
    total: items.length,
    open: items.filter(({ state }) => state === 'sent').length,
    refused: blocked,
  }))
const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
const introduction = serve(readIntroduction, () => ({
  name: 'Zoë Łukasiewicz-Şahin',
  email: 'zoe@people.example',
  phone: '',
  handover: 'a.b.c',
}))
const answers = serve(answerInvitation, ({ body }) => ({
  state: body.answer === 'accept' ? ('accepted' as const) : ('declined' as const),
  receipt,
}))
const allows = serve(allowEmployer, () => ({ receipt }))

const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Invitations',
  component: JobseekerStory,
  args: { children: <InvitationsPage />, path: '/invitations', served: [list(), introduction, answers, allows] },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Invitations: Story = {}
export const OneThatWaits: Story = { args: { served: [list([invitation], []), introduction, answers] } }
export const NoneYet: Story = { args: { served: [list([], [])] } }
export const Welsh: Story = { args: { language: 'cy' } }
export const Loading: Story = { args: { served: [serve(listMyInvitations, () => new Promise(() => {}))] } }
export const OnOtherPages: Story = {
  args: {
    children: (
      <>
        <h1>Jobs</h1>
        <InvitationsWaiting />
        <InvitedToJob jobId={invitation.jobId} />
      </>
    ),
  },
}
