import { PortalFixture } from '@onward/portal-kit/fixture'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSessionStore } from '../session/session-store'
import { BELL_NAMESPACE } from './bell-catalogue'
import cy from './messages/cy.json'
import en from './messages/en.json'
import { SignOutQuestion } from './SignOutQuestion'

test('before unsaved text is lost the person is asked, and may go back', async () => {
  const signOut = jest.fn(async () => undefined)
  render(
    <PortalFixture viewer="user" messages={{ [BELL_NAMESPACE]: { en, cy } }} portal={{ signOut }}>
      <SignOutQuestion />
    </PortalFixture>,
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => useSessionStore.setState({ losesDrafts: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Go back and save it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(signOut).not.toHaveBeenCalled()
  act(() => useSessionStore.setState({ losesDrafts: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Log out and delete it' }))
  expect(signOut).toHaveBeenCalledTimes(1)
})
