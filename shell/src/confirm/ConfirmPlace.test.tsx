import { withdrawInvitation } from '@onward/contracts/identity/admin-staff'
import { call } from '@onward/portal-kit/api'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { listenToConfirmation } from '@onward/portal-kit/host'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSessionStore } from '../session/session-store'
import { ConfirmPlace } from './ConfirmPlace'
import { CONFIRM_NAMESPACE } from './confirm-catalogue'
import cy from './messages/cy.json'
import en from './messages/en.json'

const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-20T09:12:00.000Z' }
const ID = '00000000-0000-4000-8000-000000000001'
let undo = () => {}
afterEach(() => undo())

/** A call that waits for the proof; the service counts how often it was asked. */
function page() {
  let isProved = false
  const asked: (string | null)[] = []
  undo = fakeApi(
    serve(withdrawInvitation, ({ idempotencyKey }) => {
      asked.push(idempotencyKey)
      return isProved ? { receipt } : { problem: 'confirmation-needed' }
    }),
  )
  const prove = () => {
    isProved = true
  }
  listenToConfirmation(() => new Promise((resolve) => useSessionStore.setState({ confirming: resolve })))
  render(
    <PortalFixture viewer="admin" messages={{ [CONFIRM_NAMESPACE]: { en, cy } }}>
      <ConfirmPlace />
    </PortalFixture>,
  )
  let waiting: Promise<string> = Promise.resolve('')
  const begin = () => {
    waiting = call(withdrawInvitation, { params: { id: ID } }).then(
      () => 'done',
      (error: { code?: string }) => String(error.code),
    )
  }
  act(begin)
  return { asked, answer: () => waiting, prove }
}

/** What the page of the other tab does, once the person proved who they are there. */
const tellProved = () => act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'onward:proved', newValue: '1' })))

test('leads to a tab of its own, asks nothing here, and repeats the call once the person proved it there', async () => {
  const { asked, answer, prove } = page()
  const question = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  expect(question).toBeVisible()
  expect(question.querySelector('input')).toBeNull()
  const link = screen.getByRole('link', { name: 'Confirm in a new tab' })
  expect(link).toHaveAttribute('href', '/confirm')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
  prove()
  tellProved()
  expect(await answer()).toBe('done')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // One act, however often it was asked.
  expect(new Set(asked).size).toBe(1)
  expect(asked).toHaveLength(2)
})

test('does nothing when it is closed', async () => {
  const { asked, answer } = page()
  const person = userEvent.setup()
  await screen.findByRole('dialog')
  await person.click(screen.getAllByRole('button', { name: 'Close: nothing is done' })[0] as HTMLElement)
  expect(await answer()).toBe('confirmation-needed')
  expect(asked).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('does nothing by a word of a script that nobody proved', async () => {
  const { answer } = page()
  await screen.findByRole('dialog')
  tellProved()
  expect(await answer()).toBe('confirmation-needed')
})
