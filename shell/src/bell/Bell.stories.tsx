import type { Notice } from '@onward/contracts/messaging/messaging'
import { PortalFixture } from '@onward/portal-kit/fixture'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Bell } from './Bell'
import { BELL_NAMESPACE } from './bell-catalogue'
import cy from './messages/cy.json'
import en from './messages/en.json'

const notice = (seq: number, state: string, jobTitle: string, company: string, readAt: string | null): Notice => ({
  id: `00000000-0000-4000-8000-00000000000${seq}`,
  seq,
  kind: 'application-state',
  facts: { state, jobTitle, company },
  href: '/applications/1',
  at: `2026-11-${18 + seq}T10:05:00.000Z`,
  readAt,
})
const three = [
  notice(3, 'interview_scheduled', 'Care assistant', 'Calder Community Care', null),
  notice(2, 'under_review', 'Warehouse operative', 'Aire Valley Logistics', null),
  notice(1, 'submitted', 'Warehouse operative', 'Aire Valley Logistics', '2026-11-19T11:00:00.000Z'),
]

/** A fake of the messaging service's HTTP interface. Returns a function that restores the real one. */
function answerWith(items: readonly Notice[]): () => void {
  const real = globalThis.fetch
  const unread = items.filter(({ readAt }) => !readAt).length
  const list = { items, nextCursor: null, total: items.length, unread, lastSeq: items[0]?.seq ?? 0 }
  globalThis.fetch = async () => new Response(JSON.stringify(list), { status: 200 })
  return () => {
    globalThis.fetch = real
  }
}

/** The bell at the right of the header. */
function InHeader({ language }: { language: 'en' | 'cy' }) {
  return (
    <PortalFixture viewer="user" language={language} messages={{ [BELL_NAMESPACE]: { en, cy } }}>
      <header style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 420, padding: 8 }}>
        <Bell />
      </header>
    </PortalFixture>
  )
}

const meta: Meta<typeof InHeader> = {
  title: 'Shell/Bell',
  component: InHeader,
  args: { language: 'en' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => answerWith(three),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { expanded: false }))
  },
}
export default meta
type Story = StoryObj<typeof InHeader>

export const Open: Story = {}
export const OpenInWelsh: Story = { args: { language: 'cy' } }
export const OpenWithoutNotices: Story = { beforeEach: () => answerWith([]) }
