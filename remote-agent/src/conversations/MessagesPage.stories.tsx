import { readCallClash } from '@onward/contracts/casework/appointments'
import { listMessages, listThreads, readThread } from '@onward/contracts/messaging/threads'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AgentStory } from '../testing/AgentStory'
import { receipt } from '../testing/examples'
import { CALL_ASKED, THREAD } from './examples'
import MessagesPage from './MessagesPage'

const CLASH = 'You have another appointment then: 01/12/2099, 10:00 to 10:30. Choose another time.'
const served = [
  serve(listThreads, () => ({ items: [THREAD], unread: 0 })),
  serve(listMessages, () => ({ items: [CALL_ASKED], nextCursor: null, total: 1 })),
  serve(readThread, () => ({ receipt })),
  // The same answer for every time.
  serve(readCallClash, () => ({ clash: CLASH })),
]

const meta: Meta<typeof AgentStory> = {
  title: 'Agent/Messages',
  component: AgentStory,
  args: { children: <MessagesPage />, path: `/agent/messages?thread=${THREAD.id}`, served },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const CallAsked: Story = {}
export const FirstUse: Story = {
  args: { path: '/agent/messages', served: [serve(listThreads, () => ({ items: [], unread: 0 }))] },
}
export const Welsh: Story = { args: { language: 'cy' } }
