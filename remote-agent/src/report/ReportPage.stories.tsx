import { readWeeklyReport } from '@onward/contracts/casework/report'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AgentStory } from '../testing/AgentStory'
import { empty, narrowBars, report } from './examples'
import ReportPage from './ReportPage'

const meta: Meta<typeof AgentStory> = {
  title: 'Agent/Weekly report',
  component: AgentStory,
  args: { children: <ReportPage />, path: '/agent/reports' },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>
const answers = (answer: Parameters<typeof serve<typeof readWeeklyReport>>[1]) => [serve(readWeeklyReport, answer)]

export const ThisWeek: Story = { args: { served: answers(() => ({ report })) } }
export const NarrowBars: Story = { args: { served: answers(() => ({ report: narrowBars })) } }
export const NothingHappened: Story = { args: { served: answers(() => ({ report: empty })) } }
export const WithoutAnOffice: Story = { args: { served: answers(() => ({ report: null })) } }
export const LoadingFailed: Story = { args: { served: answers(() => ({ problem: 'unexpected' })) } }
export const Loading: Story = { args: { served: answers(() => new Promise(() => {})) } }
export const Welsh: Story = { args: { language: 'cy', served: answers(() => ({ report })) } }
