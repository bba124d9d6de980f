import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { Tabs } from './Tabs'

const PARTS = {
  two: ['Sign In', 'Register'],
  many: ['All', 'Under Review', 'Interview', 'Offered', 'Not successful', 'Withdrawn'],
}
function Choice({ parts, first = 0 }: { parts: keyof typeof PARTS; first?: number }) {
  const tabs = PARTS[parts].map((label) => ({ id: label, label, content: <p>{label}: what is here.</p> }))
  const [value, setValue] = useState(tabs[first]?.id ?? '')
  return <Tabs label="Parts of this page" tabs={tabs} value={value} onChange={setValue} />
}

const meta: Meta<typeof Choice> = { title: 'UI/Tabs', component: Choice, args: { parts: 'two' } }
export default meta
type Story = StoryObj<typeof Choice>

export const First: Story = {}
export const Second: Story = { args: { first: 1 } }
/** The row scrolls on phones. */
export const Many: Story = { args: { parts: 'many' } }
