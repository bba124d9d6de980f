import { type ReferralDetails, readReferral } from '@onward/contracts/casework/referrals'
import { askClient, type ClientCv, openClientCv, readClientCv } from '@onward/contracts/jobseekers/coach'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import CvReviewPage from '../cv-review/CvReviewPage'
import { analysis, cv } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'

const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
const referralId = '6b0f1a52-9c1e-4c39-8f53-000000000001'
const client: ReferralDetails = {
  id: referralId,
  state: 'active',
  firstName: 'Amina',
  lastName: 'Okafor-Reed',
  niMask: 'ZZ123****C',
  disability: 'none',
  benefitsStatus: 'esa',
  location: 'Leeds',
  jobcentre: 'Leeds Southern House Jobcentre',
  accountId: referralId,
  agentName: 'Nia Hughes',
  mine: true,
  email: 'sent',
  sms: 'sent',
  linkEndsAt: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  activatedAt: '2026-11-02T09:00:00.000Z',
  emailAddress: 'amina@example.org',
  phone: '07700 900123',
  benefitsAmount: null,
  language: 'en',
  emailAt: null,
  smsAt: null,
  round: 1,
  endedAt: null,
  withdrawnReason: null,
  caseId: referralId,
  openUntil: null,
  version: 1,
  steps: [],
}
const shared: ClientCv = { sharing: { cv: true, matches: true }, hasCv: true, asked: null, askAgainFrom: null, proposed: [] }
const notShared: ClientCv = { ...shared, sharing: { cv: false, matches: false } }
const shows = (of: ClientCv) => [
  serve(readReferral, () => client),
  serve(readClientCv, () => of),
  serve(openClientCv, () => ({ cv, analysis, receipt })),
  serve(askClient, () => ({ receipt })),
]

const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/CV review for a work coach',
  component: JobseekerStory,
  args: { viewer: 'agent', path: `/cv-review?client=${referralId}`, children: <CvReviewPage />, served: shows(shared) },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const ReadyToOpen: Story = {}
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Open the review' })),
}
/** Their only CV is being analysed, or could not be. */
export const NothingRead: Story = {
  args: { served: [serve(openClientCv, () => ({ cv: null, analysis: null, receipt })), ...shows(shared)] },
  play: Opened.play,
}
export const NotShared: Story = { args: { served: shows(notShared) } }
export const Asked: Story = {
  args: { served: shows({ ...notShared, asked: { at: '2026-11-20T09:00:00.000Z', agentName: 'Nia Hughes' } }) },
}
export const Refused: Story = { args: { served: shows({ ...notShared, askAgainFrom: '2026-11-27T09:00:00.000Z' }) } }
export const NoCvYet: Story = { args: { served: shows({ ...shared, hasCv: false }) } }
export const OfAnotherOffice: Story = {
  args: { served: [serve(readReferral, () => client), serve(readClientCv, () => ({ problem: 'not-found' }))] },
}
export const Welsh: Story = { args: { language: 'cy' } }
