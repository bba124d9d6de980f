import { listNotices, type Notice, readNotices } from '@onward/contracts/messaging/messaging'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { BELL_NAMESPACE } from './bell-catalogue'
import cy from './messages/cy.json'
import en from './messages/en.json'
import NoticesPage from './NoticesPage'

const about = (seq: number, state: string, at: string, readAt: string | null): Notice => ({
  id: `00000000-0000-4000-8000-00000000000${seq}`,
  seq,
  kind: 'application-state',
  facts: { state, jobTitle: 'Care assistant', company: 'Calder Community Care' },
  href: '/applications/1',
  at,
  readAt,
})
const SEEN = '2026-03-19T11:00:00.000Z'
const four = [
  about(4, 'interview_invited', '2026-03-20T15:40:00.000Z', null),
  about(3, 'shortlisted', '2026-03-20T09:05:00.000Z', null),
  about(2, 'under_review', '2026-03-18T16:12:00.000Z', SEEN),
  about(1, 'submitted', '2026-03-18T10:00:00.000Z', SEEN),
]
const answerWith =
  (notices: readonly Notice[], failures = 0, failuresToLoad = 0) =>
  () => {
    let known = [...notices]
    let left = failures
    let leftToLoad = failuresToLoad
    return fakeApi(
      serve(listNotices, ({ query }) => {
        if (leftToLoad-- > 0) return { problem: 'unexpected' }
        const unread = known.filter(({ readAt }) => readAt === null)
        const items = query.get('unread') === 'true' ? unread : known
        return { items, nextCursor: null, total: known.length, unread: unread.length, lastSeq: known[0]?.seq ?? 0 }
      }),
      serve(readNotices, ({ body }) => {
        if (left-- > 0) return { problem: 'unexpected' }
        known = known.map((one) => (one.seq >= (body.from ?? 0) && one.seq <= body.upTo ? { ...one, readAt: SEEN } : one))
        return { receipt: { reference: 'ONW-7K3F-9QXM', at: SEEN } }
      }),
    )
  }

function AsPage({ language }: { language: 'en' | 'cy' }) {
  return (
    <PortalFixture viewer="user" path="/notices" language={language} messages={{ [BELL_NAMESPACE]: { en, cy } }}>
      <NoticesPage />
    </PortalFixture>
  )
}
const meta: Meta<typeof AsPage> = {
  title: 'Shell/Notices page',
  component: AsPage,
  args: { language: 'en' },
  beforeEach: answerWith(four),
}
export default meta
type Story = StoryObj<typeof AsPage>

export const Several: Story = {}
export const InWelsh: Story = { args: { language: 'cy' } }
export const None: Story = { beforeEach: answerWith([]) }
export const OnlyNew: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/invites you to an interview/)
    await userEvent.click(canvas.getByRole('checkbox'))
  },
}
export const FailsOnce: Story = { beforeEach: answerWith(four, 1) }
export const Failed: Story = { beforeEach: () => fakeApi() }
export const Unreachable: Story = { beforeEach: answerWith(four, 0, 1) }
