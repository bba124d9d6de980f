import { withdrawInvitation } from '@onward/contracts/identity/admin-staff'
import { givePassword } from '@onward/contracts/identity/erasure'
import { giveCodeAgain, readSecondFactor } from '@onward/contracts/identity/staff'
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
function page(since: string | null) {
  let isProved = false
  const asked: (string | null)[] = []
  undo = fakeApi(
    serve(withdrawInvitation, ({ idempotencyKey }) => {
      asked.push(idempotencyKey)
      return isProved ? { receipt } : { problem: 'confirmation-needed' }
    }),
    serve(readSecondFactor, () => ({ required: false, since, wanted: false, recoveryCodesLeft: 9 })),
    serve(givePassword, ({ body }) => {
      isProved = body.currentPassword === 'three quiet otters'
      const errors = [{ field: 'currentPassword', message: 'wrong' }]
      return isProved ? { receipt } : { problem: 'invalid-input', errors }
    }),
    serve(giveCodeAgain, ({ body }) => {
      isProved = body.code === '123456'
      return isProved ? { receipt } : { problem: 'invalid-input', errors: [{ field: 'code', message: 'wrong' }] }
    }),
  )
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
  return { asked, answer: () => waiting }
}

test('asks for the password where the account has no second factor, and repeats the call', async () => {
  const { asked, answer } = page(null)
  const person = userEvent.setup()
  expect(await screen.findByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible()
  const field = await screen.findByLabelText(/^Your password/)
  expect(field).toHaveFocus()
  await person.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(screen.getAllByText('Fill this in')[0]).toBeVisible()
  await person.type(field, 'wrong{Enter}')
  expect((await screen.findAllByText('This is not your password'))[0]).toBeVisible()
  expect(asked).toHaveLength(1)
  await person.clear(field)
  await person.type(field, 'three quiet otters{Enter}')
  expect(await answer()).toBe('done')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // One act, however often it was asked.
  expect(new Set(asked).size).toBe(1)
  expect(asked).toHaveLength(2)
})

test('asks for a code where the account has an app, and does nothing when it is closed', async () => {
  const { asked, answer } = page('2026-11-01T09:00:00.000Z')
  const person = userEvent.setup()
  await person.type(await screen.findByLabelText(/^Code from your app/), '000000{Enter}')
  expect((await screen.findAllByText('This code is wrong, or was used before'))[0]).toBeVisible()
  await person.click(screen.getAllByRole('button', { name: 'Close: nothing is done' })[0] as HTMLElement)
  expect(await answer()).toBe('confirmation-needed')
  expect(asked).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
