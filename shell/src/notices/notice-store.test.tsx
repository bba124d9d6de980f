import { PortalFixture } from '@onward/portal-kit/fixture'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cy } from '../messages/cy'
import { en } from '../messages/en'
import { SHELL_NAMESPACE } from '../messages/shell-messages'
import { NoticeArea } from './NoticeArea'
import { stayMs, useNotices } from './notice-store'

const draw = () =>
  render(
    <PortalFixture messages={{ [SHELL_NAMESPACE]: { en, cy } }}>
      <NoticeArea />
    </PortalFixture>,
  )

beforeEach(() => {
  sessionStorage.clear()
  useNotices.setState({ shown: [] })
})

test('a notice survives a full navigation, and is said by a live region that was there before it', () => {
  act(() => useNotices.getState().show({ kind: 'success', title: 'Login Successful', text: 'Welcome back to Onward' }))
  // The next page starts with an empty store and the same tab's storage.
  useNotices.setState({ shown: [] })
  draw()
  expect(screen.getByText('Login Successful').closest('[role="status"]')).toHaveTextContent('Welcome back to Onward')
})

test('a dismissed notice does not come back', async () => {
  act(() => useNotices.getState().show({ kind: 'error', title: 'Login Failed', text: 'Invalid login credentials' }))
  draw()
  expect(screen.getByText('Login Failed').closest('[role="alert"]')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Login Failed' }))
  expect(screen.queryByText('Login Failed')).not.toBeInTheDocument()
  expect(sessionStorage.getItem('onward:notices')).toBe('[]')
})

test('errors stay until they are dismissed; others at least eight seconds, longer when there is more to read', () => {
  expect(stayMs({ kind: 'error', title: 'Login Failed' })).toBeNull()
  expect(stayMs({ kind: 'success', title: 'Saved' })).toBe(8_000)
  expect(stayMs({ kind: 'info', title: 'x'.repeat(100) })).toBe(12_000)
})

test('what another program left in the storage harms nothing', () => {
  sessionStorage.setItem('onward:notices', '{"title":')
  draw()
  expect(useNotices.getState().shown).toEqual([])
})
