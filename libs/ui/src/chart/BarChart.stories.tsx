import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { BarChart } from './BarChart'

const meta: Meta<typeof BarChart> = {
  title: 'UI/Bar chart',
  component: BarChart,
  args: {
    label: 'The week in figures',
    labels: { value: 'This week', before: 'Week before' },
    bars: [
      { id: 'referrals', name: 'Referrals submitted', value: 156, before: 144 },
      { id: 'opened', name: 'Accounts opened', value: 98, before: 120 },
      { id: 'starts', name: 'Started work', value: 9, before: 0 },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithTheWeekBefore: Story = {}
export const Plain: Story = {
  args: { labels: { value: 'This week' }, bars: [{ id: 'sent', name: 'Sent, not opened yet', value: 12 }] },
}
export const Nothing: Story = { args: { bars: [{ id: 'referrals', name: 'Referrals submitted', value: 0, before: 0 }] } }
