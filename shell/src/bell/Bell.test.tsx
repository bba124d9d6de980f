import type { Notice } from '@onward/contracts/messaging/messaging'
import { fakeLive, PortalFixture } from '@onward/portal-kit/fixture'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Bell } from './Bell'
import { BELL_NAMESPACE } from './bell-catalogue'
import cy from './messages/cy.json'
import en from './messages/en.json'

const notice = (seq: number, facts: Record<string, string>, readAt: string | null = null): Notice => ({
  id: `00000000-0000-4000-8000-00000000000${seq}`,
  seq,
  kind: 'application-state',
  facts: { jobTitle: 'Care assistant', company: 'Calder Community Care', ...facts },
  href: '/applications/1',
  at: '2026-11-21T10:00:00.000Z',
  readAt,
})
let notices: Notice[] = []
const read: unknown[] = []
const realFetch = globalThis.fetch

beforeEach(() => {
  notices = [notice(1, { state: 'submitted' }, '2026-11-21T10:01:00.000Z')]
  read.length = 0
  // Fakes the messaging service at the edge of the system.
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    if (init.method === 'POST') read.push([path, JSON.parse(String(init.body))])
    const list = {
      items: notices,
      nextCursor: null,
      total: notices.length,
      unread: notices.filter(({ readAt }) => !readAt).length,
      lastSeq: Math.max(...notices.map(({ seq }) => seq)),
    }
    return { ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify(list) }
  }) as unknown as typeof fetch
})
afterEach(() => {
  globalThis.fetch = realFetch
})

test('a notice that arrives while the page is open is counted, announced, and marked as read when the panel closes', async () => {
  const announce = jest.fn()
  const { subscribe, tell } = fakeLive()
  render(
    <PortalFixture viewer="user" messages={{ [BELL_NAMESPACE]: { en, cy } }} portal={{ announce, subscribe }}>
      <Bell />
    </PortalFixture>,
  )
  const bell = await screen.findByRole('button', { name: 'Notices: No unread notices' })
  expect(announce).not.toHaveBeenCalled()

  notices = [notice(2, { state: 'under_review' }), ...notices]
  act(() => tell('notice'))
  await waitFor(() => expect(bell).toHaveAccessibleName('Notices: 1 unread notice'))
  const sentence = 'Calder Community Care is looking at your application for Care assistant.'
  expect(announce).toHaveBeenCalledWith(`New notice: ${sentence}`)

  await userEvent.click(bell)
  expect(screen.getByRole('link', { name: new RegExp(sentence) })).toHaveAttribute('href', '/applications/1')
  await userEvent.keyboard('{Escape}')
  expect(bell).toHaveFocus()
  await waitFor(() => expect(bell).toHaveAccessibleName('Notices: No unread notices'))
  expect(read).toEqual([['/api/messaging/notices/read', { upTo: 2 }]])
})

test('nothing is said of how many are unread before the notices are here', () => {
  globalThis.fetch = () => new Promise(() => undefined)
  render(
    <PortalFixture viewer="user" messages={{ [BELL_NAMESPACE]: { en, cy } }}>
      <Bell />
    </PortalFixture>,
  )
  expect(screen.getByRole('button')).toHaveAccessibleName('Notices')
})
