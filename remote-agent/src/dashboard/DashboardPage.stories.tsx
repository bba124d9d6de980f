import { readAgentDashboard } from '@onward/contracts/casework/referrals'
import { readProgress } from '@onward/contracts/casework/report'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { listNotices } from '@onward/contracts/messaging/messaging'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AgentStory } from '../testing/AgentStory'
import { active, bounced, expired, invited, office } from '../testing/examples'
import DashboardPage from './DashboardPage'

const figures = { office, referralsThisWeek: 156, referralsWeekBefore: 144, activeCases: 43, pendingReferrals: 8 }
const dashboard = serve(readAgentDashboard, () => ({ ...figures, clients: [active, invited, bounced, expired], total: 10_412 }))
const progress = serve(
  readProgress,
  (): ResponseOf<typeof readProgress> => ({
    stages: [
      { stage: 'cv-upload-required', count: 4 },
      { stage: 'profile-setup', count: 5 },
      { stage: 'skills-development', count: 9 },
      { stage: 'job-matching', count: 17 },
      { stage: 'interview-stage', count: 5 },
      { stage: 'placed', count: 3 },
    ],
    figures: [
      { figure: 'interviews', week: 6, before: 4 },
      { figure: 'offers', week: 2, before: 3 },
      { figure: 'starts', week: 1, before: 0 },
      { figure: 'sustained', week: 1, before: 0 },
    ],
  }),
)
const nothing = serve(readProgress, () => ({ stages: [], figures: [] }))
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

export const WithClients: Story = { args: { served: [dashboard, progress, notices(3)] } }
export const FirstDay: Story = { args: { served: [serve(readAgentDashboard, () => ({ office, ...none })), nothing, notices(0)] } }
export const WithoutAnOffice: Story = {
  args: { served: [serve(readAgentDashboard, () => ({ office: null, ...none })), notices(0)] },
}
export const LoadingFailed: Story = { args: { served: [serve(readAgentDashboard, () => ({ problem: 'unexpected' }))] } }
export const Loading: Story = { args: { served: [serve(readAgentDashboard, () => new Promise(() => {}))] } }
export const Welsh: Story = { args: { language: 'cy', served: [dashboard, progress, notices(3)] } }
