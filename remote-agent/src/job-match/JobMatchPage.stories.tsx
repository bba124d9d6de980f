import {
  cancelMatchRun,
  listMatchedClients,
  type MatchedClient,
  type MatchRun,
  readCaseload,
  readMatchRun,
  startMatchRun,
  suggestJob,
} from '@onward/contracts/jobs/match-runs'
import { askClient, listSharing } from '@onward/contracts/jobseekers/coach'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AgentStory } from '../testing/AgentStory'
import { receipt } from '../testing/examples'
import { clients, id, names, run } from './examples'
import JobMatchPage from './JobMatchPage'

const shares = { cv: false, matches: false }
const served = (stored: MatchRun | null, items: MatchedClient[] = clients) => [
  serve(readMatchRun, () => ({ run: stored })),
  serve(listMatchedClients, () => ({ items, nextCursor: null })),
  serve(readCaseload, () => ({
    items: names.map((name, n) => {
      const [firstName = '', lastName = ''] = name.split(' ')
      return { referralId: id(n + 1), firstName, lastName }
    }),
  })),
  serve(listSharing, () => ({
    items: names.map((_, n) => ({
      referralId: id(n + 1),
      sharing: n < 4 ? { cv: true, matches: true } : shares,
      asked: n === 5,
      askAgainFrom: null,
    })),
  })),
  serve(startMatchRun, () => ({ id: run.id, receipt })),
  serve(cancelMatchRun, () => ({ receipt })),
  serve(suggestJob, () => ({ id: id(99), receipt })),
  serve(askClient, () => ({ receipt })),
]

const meta: Meta<typeof AgentStory> = {
  title: 'Agent/AI Job Match',
  component: AgentStory,
  args: { children: <JobMatchPage />, path: '/agent/job-match', served: served(run) },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Done: Story = {}
export const FirstUse: Story = { args: { served: served(null) } }
export const NobodyShares: Story = {
  args: {
    served: [
      serve(readMatchRun, () => ({ run: null })),
      serve(listSharing, () => ({ items: [{ referralId: id(1), sharing: shares, asked: false, askAgainFrom: null }] })),
    ],
  },
}
export const NoClients: Story = {
  args: { served: [serve(readMatchRun, () => ({ run: null })), serve(listSharing, () => ({ items: [] }))] },
}
export const Running: Story = { args: { served: served({ ...run, state: 'running', endedAt: null, done: 2 }) } }
export const Cancelled: Story = { args: { served: served({ ...run, state: 'cancelled', done: 3 }, clients.slice(0, 3)) } }
export const Failed: Story = { args: { served: served({ ...run, state: 'failed', done: 1 }, clients.slice(0, 1)) } }
export const LoadingFailed: Story = { args: { served: [serve(readMatchRun, () => ({ problem: 'unexpected' }))] } }
export const Loading: Story = { args: { served: [serve(readMatchRun, () => new Promise(() => {}))] } }
export const Welsh: Story = { args: { language: 'cy' } }
