import {
  correctReferral,
  openElsewhere,
  type ReferralDetails,
  readReferral,
  resendReferral,
  withdrawReferral,
} from '@onward/contracts/casework/referrals'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AgentStory } from '../testing/AgentStory'
import { active, bounced, details, expired, invited, receipt, withdrawn } from '../testing/examples'
import ClientPage from './ClientPage'

const acts = [
  serve(resendReferral, () => ({ receipt })),
  serve(correctReferral, () => ({ receipt })),
  serve(withdrawReferral, () => ({ receipt })),
]
const shows = (client: ReferralDetails) => [serve(readReferral, () => client), ...acts]

const meta: Meta<typeof AgentStory> = {
  title: 'Agent/Client',
  component: AgentStory,
  args: { children: <ClientPage />, path: `/agent/clients/${active.id}`, route: '/agent/clients/:id' },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = { args: { served: shows(details(active)) } }
export const NotDeliveredYet: Story = { args: { served: shows(details(invited)) } }
export const Bounced: Story = { args: { served: shows({ ...details(bounced), round: 2 }) } }
export const Expired: Story = { args: { served: shows(details(expired)) } }
export const Withdrawn: Story = { args: { served: shows(details(withdrawn)) } }
export const OfAnotherOffice: Story = {
  args: { served: shows({ ...details(active), mine: false, agentName: '', openUntil: '2026-11-21T11:00:00.000Z' }) },
}
export const NotOpenHere: Story = {
  args: {
    served: [
      serve(readReferral, () => ({ problem: 'not-found' })),
      serve(openElsewhere, () => ({ until: '2026-11-21T11:00:00.000Z', receipt })),
    ],
  },
}
export const LoadingFailed: Story = { args: { served: [serve(readReferral, () => ({ problem: 'unexpected' }))] } }
export const Loading: Story = { args: { served: [serve(readReferral, () => new Promise(() => {}))] } }
export const Welsh: Story = { args: { language: 'cy', served: shows(details(bounced)) } }
