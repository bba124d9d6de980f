import { type ListedReading, listUnusualReading } from '@onward/contracts/casework/reading'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AdminStory } from '../AdminStory'
import { id } from '../examples'
import ReadingPage from './ReadingPage'

const meta: Meta<typeof AdminStory> = {
  title: 'Agent/Unusual reading',
  component: AdminStory,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

const reading = (change: Partial<ListedReading>): ListedReading => ({
  kind: 'outside-caseload',
  agentId: id(1),
  referralId: null,
  day: '2026-11-20',
  agentName: 'Nia Hughes',
  personName: null,
  count: 12,
  at: '2026-11-20T14:03:00.000Z',
  question: null,
  ...change,
})
const asked = {
  id: id(9),
  text: 'Are you related?',
  askedAt: '2026-11-20T15:00:00.000Z',
  answer: null,
  notedAt: null,
  byAgent: false,
}
const items = [
  reading({}),
  reading({ kind: 'same-surname', referralId: id(5), personName: 'Gethin Hughes', count: 1, question: asked }),
  reading({ kind: 'many-readers', agentId: null, agentName: null, referralId: id(6), personName: 'Amina Okafor-Reed', count: 5 }),
  reading({
    kind: 'colleague',
    agentId: id(2),
    agentName: 'Daniel Evans',
    referralId: id(7),
    personName: 'Bethan Lloyd',
    count: 1,
    question: {
      ...asked,
      id: id(10),
      answer: 'She asked me to, at the desk.',
      notedAt: '2026-11-21T09:00:00.000Z',
      byAgent: true,
    },
  }),
]
const atLimit = [{ agentId: id(1), agentName: 'Nia Hughes', revealed: 10, allowed: 10 }]
const served = (found: readonly ListedReading[], limit = atLimit) => [
  serve(listUnusualReading, () => ({ items: [...found], atLimit: limit })),
]
export const Reading: Story = { args: { children: <ReadingPage />, served: served(items) } }
export const ReadingInWelsh: Story = { args: { children: <ReadingPage />, served: served(items), language: 'cy' } }
export const NothingUnusual: Story = { args: { children: <ReadingPage />, served: served([], []) } }
export const ReadingFailed: Story = {
  args: { children: <ReadingPage />, served: [serve(listUnusualReading, () => ({ problem: 'unexpected' }))] },
}
