import { listNotices } from '@onward/contracts/messaging'
import { readAgentDashboard } from '@onward/contracts/referrals'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AgentStory } from '../testing/AgentStory'
import { active, bounced, expired, invited, office } from '../testing/examples'
import DashboardPage from './DashboardPage'

const figures = { office, referralsThisWeek: 156, referralsWeekBefore: 144, activeCases: 43, pendingReferrals: 8 }
const dashboard = serve(readAgentDashboard, () => ({ ...figures, clients: [active, invited, bounced, expired], total: 10_412 }))
const notices = (unread: number) => serve(listNotices, () => ({ items: [], nextCursor: null, total: 0, unread, lastSeq: 0 }))
const none = { referralsThisWeek: 0, referralsWeekBefore: 0, activeCases: 0, pendingReferrals: 0, clients: [], total: 0 }

const meta: Meta<typeof AgentStory> = {
  title: 'Agent/Dashboard',
  component: AgentStory,
  args: { children: <DashboardPage /> },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithClients: Story = { args: { served: [dashboard, notices(3)] } }
export const FirstDay: Story = { args: { served: [serve(readAgentDashboard, () => ({ office, ...none })), notices(0)] } }
export const WithoutAnOffice: Story = {
  args: { served: [serve(readAgentDashboard, () => ({ office: null, ...none })), notices(0)] },
}
export const ServiceInTrouble: Story = { args: { served: [serve(readAgentDashboard, () => ({ problem: 'unexpected' }))] } }
export const Loading: Story = { args: { served: [serve(readAgentDashboard, () => new Promise(() => {}))] } }
export const Welsh: Story = { args: { language: 'cy', served: [dashboard, notices(3)] } }
