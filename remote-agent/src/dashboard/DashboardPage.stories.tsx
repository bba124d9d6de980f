import { readAgentDashboard } from '@onward/contracts/casework/dashboard'
import { listNotices } from '@onward/contracts/messaging/messaging'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AgentStory } from '../testing/AgentStory'
import { office } from '../testing/examples'
import DashboardPage from './DashboardPage'
import { day, firstDay } from './examples'

const dashboard = serve(readAgentDashboard, () => ({ office, day }))
const bounced = {
  id: '5b0f1a52-9c1e-4c39-8f53-000000000301',
  seq: 3,
  kind: 'referral-bounced' as const,
  facts: {},
  href: '/agent/referrals',
  at: '2026-11-27T08:12:00.000Z',
  readAt: null,
}
const notices = (unread: number) =>
  serve(listNotices, () => ({
    items: unread > 0 ? [bounced] : [],
    nextCursor: null,
    total: unread,
    unread,
    lastSeq: unread,
  }))

const meta: Meta<typeof AgentStory> = {
  title: 'Agent/Dashboard',
  component: AgentStory,
  args: { children: <DashboardPage /> },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithClients: Story = { args: { served: [dashboard, notices(3)] } }
export const FirstDay: Story = { args: { served: [serve(readAgentDashboard, () => ({ office, day: firstDay })), notices(0)] } }
export const WithoutAnOffice: Story = {
  args: { served: [serve(readAgentDashboard, () => ({ office: null, day: null })), notices(0)] },
}
export const LoadingFailed: Story = {
  args: { served: [serve(readAgentDashboard, () => ({ problem: 'unexpected' })), notices(0)] },
}
export const Loading: Story = { args: { served: [serve(readAgentDashboard, () => new Promise(() => {})), notices(0)] } }
export const Welsh: Story = { args: { language: 'cy', served: [dashboard, notices(3)] } }
