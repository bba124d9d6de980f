import { composeStories } from '@storybook/react-webpack5'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from './SignInPage.stories'

const { StaffCode, StaffSetUp, StaffInvitation } = composeStories(stories)

beforeEach(() => {
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = () => undefined
})

/** Opens a story and waits for its play function. */
async function open(Story: typeof StaffCode): Promise<jest.Mock> {
  const afterSignIn = jest.fn()
  Object.assign(Story.args, { portal: { afterSignIn } })
  await Story.load()
  await Story.run({ canvas: within(document.body), userEvent: userEvent.setup() } as never)
  return afterSignIn
}
const enter = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), `${text}{Enter}`)

test('after the password comes the code of the app, by keyboard, and then the dashboard', async () => {
  const afterSignIn = await open(StaffCode)
  expect(screen.getByLabelText('Code from your app')).toHaveFocus()
  expect(screen.getByLabelText('Code from your app')).toHaveAttribute('autocomplete', 'one-time-code')
  await enter('Code from your app', '000000')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  expect(screen.getByLabelText('Code from your app')).toHaveValue('000000')
  await userEvent.clear(screen.getByLabelText('Code from your app'))
  await enter('Code from your app', '123456')
  expect(await screen.findByText(/Login Successful/)).toHaveTextContent('Login Successful Welcome to the agent portal')
  expect(afterSignIn).toHaveBeenCalledWith('/agent/dashboard')
})

test('a recovery code works without the phone', async () => {
  const afterSignIn = await open(StaffCode)
  await userEvent.click(screen.getByRole('button', { name: 'I do not have my phone: use a recovery code' }))
  expect(screen.getByLabelText('Recovery code')).toHaveFocus()
  await enter('Recovery code', 'ABCDE-12345')
  await waitFor(() => expect(afterSignIn).toHaveBeenCalled())
})

test('an expired code leads back to the sign-in', async () => {
  await open(StaffCode)
  await enter('Code from your app', '999999')
  expect(await screen.findByText(/That took more than ten minutes/)).toBeInTheDocument()
  expect(screen.getByLabelText('Staff ID / Email')).toHaveValue('JC-1042')
  expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveValue('')
})

test('setting up the app shows picture and key, and the recovery codes before anything else', async () => {
  const afterSignIn = await open(StaffSetUp)
  expect(screen.getByRole('img', { name: /QR code/ })).toBeInTheDocument()
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeInTheDocument()
  await enter('Code from your app', '123456')
  expect(await screen.findByRole('heading', { name: 'Keep these recovery codes' })).toHaveFocus()
  expect(screen.getAllByRole('listitem')).toHaveLength(10)
  expect(afterSignIn).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'I have kept them: go on' }))
  expect(afterSignIn).toHaveBeenCalledWith('/agent/dashboard')
})

test('an invitation’s link opens the Register tab with its code, and ends at the sign-in with the address filled in', async () => {
  await open(StaffInvitation)
  expect(screen.getByLabelText('Invitation code')).toHaveValue('good')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('heading', { name: 'Hello Siân, choose a password' })).toHaveFocus()
  expect(screen.getByText(/sian\.parry@jobcentre\.example, with the staff ID JC-1042/)).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'three quiet otters')
  await enter('Confirm Password', 'three quiet cats')
  expect(await screen.findByRole('alert')).toHaveTextContent('Registration FailedPasswords do not match.')
  await userEvent.clear(screen.getByLabelText('Confirm Password'))
  await enter('Confirm Password', 'three quiet otters')
  expect(await screen.findByText(/Registration Successful/)).toBeInTheDocument()
  expect(screen.getByLabelText('Staff ID / Email')).toHaveValue('sian.parry@jobcentre.example')
  expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveFocus()
})

test('an expired invitation says whom to ask', async () => {
  await open(StaffInvitation)
  await userEvent.clear(screen.getByLabelText('Invitation code'))
  await enter('Invitation code', 'old')
  expect((await screen.findAllByText(/Ask your administrator for a new invitation/))[0]).toBeInTheDocument()
})
