import { sendContactMessage } from '@onward/contracts/messaging/messaging'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ALL_MESSAGES } from '../all-messages'
import en from '../messages/en.json'
import { ContactForm } from './ContactForm'

const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
let undo: () => void = () => {}
let sent: string[] = []
let online = true
beforeEach(() => {
  sent = []
  online = true
  undo = fakeApi(
    serve(sendContactMessage, ({ body }) => {
      if (!online) throw new TypeError('Failed to fetch')
      sent.push(body.message)
      return { id: '00000000-0000-4000-8000-000000000001', receipt }
    }),
  )
  render(
    <PortalFixture messages={ALL_MESSAGES}>
      <ContactForm />
    </PortalFixture>,
  )
})
afterEach(() => {
  cleanup()
  undo()
})
const fill = async (message: string, email = 'amina@example.org') => {
  const user = userEvent.setup()
  for (const [label, text] of [
    [en.contact.name, 'Amina'],
    [en.contact.email, email],
    [en.contact.subject, 'Help'],
    [en.contact.message, message],
  ] as const) {
    const control = screen.getByRole('textbox', { name: label })
    await user.clear(control)
    await user.type(control, text)
  }
  await user.click(screen.getByRole('button', { name: en.contact.send }))
}

test('a message is sent and thanked for', async () => {
  await fill('I would kill for that job. Is it still open?')
  expect(await screen.findByText(en.contact.success)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Call 999' })).toBeNull()
})

test('a crisis text is sent, and answered only with crisis numbers', async () => {
  await fill('I want to end it all')
  expect(await screen.findByText(/Your message is sent too.*ONW-7K3F-9QXM/)).toBeVisible()
  expect(sent).toEqual(['I want to end it all'])
  const [card, ...others] = screen.getAllByRole('alert')
  expect(others).toEqual([])
  expect(within(card as HTMLElement).getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999')
  expect(screen.queryByText(en.contact.success, { exact: false })).toBeNull()
})

test('crisis numbers come first when the form has an error or sending fails, and no text is lost', async () => {
  await fill('I want to die', 'amina')
  const card = screen.getByRole('alert')
  expect(card).toHaveFocus()
  expect(screen.queryByText(en.contact.errorTitle)).toBeNull()
  expect(screen.getByRole('textbox', { name: en.contact.email })).toBeInvalid()
  online = false
  await fill('I want to die')
  expect(await within(card).findByText(/Your message was not sent/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: en.contact.message })).toHaveValue('I want to die')
})
