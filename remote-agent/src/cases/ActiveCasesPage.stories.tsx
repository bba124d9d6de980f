import { listCases } from '@onward/contracts/casework/cases'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AgentStory } from '../testing/AgentStory'
import ActiveCasesPage from './ActiveCasesPage'
import { atInterview, counts, inactive, overdue, placed, views } from './examples'

const items = [inactive, atInterview, overdue, { ...placed, mine: false }]
const caseload = serve(listCases, () => ({ items, nextCursor: 'next', total: 43, counts, views }))
const noCases = {
  counts: { active: 0, highPriority: 0, atInterview: 0, applications: 0 },
  views: { 'interview-week': 0, 'no-contact': 0, missed: 0, 'todo-overdue': 0, 'cv-needed': 0 },
}
const nothing = { items: [], nextCursor: null, total: 0 }

const meta: Meta<typeof AgentStory> = {
  title: 'Agent/Active cases',
  component: AgentStory,
  args: { children: <ActiveCasesPage />, path: '/agent/active-cases' },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Caseload: Story = { args: { served: [caseload] } }
export const FilteredByPriority: Story = { args: { path: '/agent/active-cases?priority=high&whose=office', served: [caseload] } }
export const SortedView: Story = {
  args: { path: '/agent/active-cases?view=no-contact&sort=applications&order=down', served: [caseload] },
}
export const NothingFound: Story = {
  args: { path: '/agent/active-cases?q=Zebedee', served: [serve(listCases, () => ({ ...nothing, counts, views }))] },
}
export const FirstDay: Story = {
  args: {
    served: [serve(listCases, () => ({ ...nothing, ...noCases }))],
  },
}
export const LoadingFailed: Story = { args: { served: [serve(listCases, () => ({ problem: 'unexpected' }))] } }
export const Loading: Story = { args: { served: [serve(listCases, () => new Promise(() => {}))] } }
export const Welsh: Story = { args: { language: 'cy', served: [caseload] } }
