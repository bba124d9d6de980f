import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { LineChart } from './LineChart'

const points = [41, 58, 55, 72].map((value, index) => ({ id: String(index), name: `0${index + 1}/11/2026`, value }))
const meta: Meta<typeof LineChart> = {
  title: 'UI/Line chart',
  component: LineChart,
  args: { label: 'CV score of each version, oldest first', points },
}
export default meta
type Story = StoryObj<typeof meta>

export const Rising: Story = {}
export const Two: Story = { args: { points: points.slice(0, 2) } }
export const One: Story = { args: { points: points.slice(0, 1) } }
/** Only first, last, highest and lowest point have figures. */
export const Many: Story = {
  args: {
    points: [30, 42, 44, 51, 49, 66, 71, 93, 88].map((value, index) => ({
      id: String(index),
      name: `${index + 1} November 2026`,
      value,
    })),
  },
}
export const MinimumAndMaximum: Story = {
  args: { points: [0, 100].map((value) => ({ id: String(value), name: 'Today', value })) },
}
