import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as pages from './ActivatePage.stories'

afterEach(cleanup)
const stories = composeStories(pages)
const alerts = () => screen.getAllByRole('alert').map((alert) => alert.textContent)

async function choose(password: string, confirm = password): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup()
  const field = await screen.findByLabelText('Password')
  await user.clear(field)
  await user.type(field, password)
  await user.clear(screen.getByLabelText('Confirm password'))
  await user.type(screen.getByLabelText('Confirm password'), `${confirm}{Enter}`)
  return user
}
async function agree(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  const [terms, processing] = await screen.findAllByRole('checkbox')
  for (const box of [terms, processing]) {
    box?.focus()
    await user.keyboard(' ')
  }
  screen.getByRole('button', { name: 'Activate my account' }).focus()
  await user.keyboard('{Enter}')
}

test('leads through the three steps by keyboard, and ends with the documented notice', async () => {
  const onFinished = jest.fn()
  render(<stories.Password onFinished={onFinished} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Set Up Your Password' })).toBeVisible()
  expect(screen.getByText('You will sign in with sian.parry@example.org.')).toBeVisible()
  const user = await choose('correct horse battery')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Consent & Terms' })
  expect(document.activeElement).toContainElement(heading)
  expect(screen.getAllByRole('checkbox').some((box) => (box as HTMLInputElement).checked)).toBe(false)
  await agree(user)
  expect(
    await screen.findByText(/Account Activated Successfully! Welcome to Onward\. You can now access your profile\./),
  ).toBeVisible()
  expect(onFinished).toHaveBeenCalledWith('/activate?step=ready')
})

test.each([
  ['differ', 'abc', 'abd', "Passwords don't matchPlease ensure both passwords are identical."],
  ['are short', 'abc', 'abc', 'Password too shortPassword must be at least 8 characters long.'],
])('says in the documented words when passwords %s, first that and then their length', async (_what, one, other, notice) => {
  render(<stories.Password />)
  await choose(one, other)
  expect(alerts()).toContain(notice)
  expect(screen.getByLabelText('Password')).toHaveValue(one)
  // A corrected error is no longer shown.
  await choose('correct horse battery')
  await screen.findByRole('heading', { level: 1, name: 'Consent & Terms' })
  expect(screen.queryByText(/Password too short|Passwords don't match/)).toBeNull()
})

test('requires the required consents, and keeps what was ticked', async () => {
  render(<stories.Password />)
  const user = await choose('correct horse battery')
  const [terms, , marketing] = await screen.findAllByRole('checkbox')
  await user.click(terms as HTMLElement)
  await user.click(marketing as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Activate my account' }))
  expect(alerts()).toContain('Required Consent MissingPlease accept the terms and data processing consent to continue.')
  expect(terms).toBeChecked()
  expect(marketing).toBeChecked()
})

test('a common password is refused by the service, in the reader’s language', async () => {
  render(<stories.Password />)
  await choose('password1')
  expect((await screen.findAllByText(/on lists of common passwords/))[0]).toBeVisible()
})

test('keeps what was typed when the session times out, and finishes once the link was opened again', async () => {
  const onFinished = jest.fn()
  render(<stories.TimedOutMidway onFinished={onFinished} />)
  const user = await choose('correct horse battery')
  await agree(user)
  expect(await screen.findByText('Your time on this page has run out')).toBeVisible()
  expect(screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Activate my account' }))
  expect(await screen.findByText(/Account Activated Successfully!/)).toBeVisible()
})

test('goes back to the password step with what was typed in both', async () => {
  render(<stories.Password />)
  const user = await choose('correct horse battery')
  await user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement)
  await user.click(screen.getByRole('link', { name: 'Back to your password' }))
  expect(await screen.findByLabelText('Password')).toHaveValue('correct horse battery')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findAllByRole('checkbox'))[0]).toBeChecked()
})

test.each([
  ['Expired', 'This link has expired'],
  ['Replaced', 'There is a newer link'],
  ['TimedOut', 'You were away for more than half an hour'],
] as const)('a link that is %s can be requested again', async (name, title) => {
  const Story = stories[name]
  render(<Story />)
  expect(await screen.findByText(title)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Send me a new link' }))
  expect(await screen.findByText('A new link is on its way')).toBeVisible()
})

test('after too many requests the page says where to look', async () => {
  render(<stories.AskedTooOften />)
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a new link' }))
  expect(await screen.findByText(/We have sent you several links today/)).toBeVisible()
})

test('a used link leads to the sign-in, and an unknown one says so in the documented words', async () => {
  const { unmount } = render(<stories.Used />)
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  unmount()
  render(<stories.UnknownLink />)
  expect(
    await screen.findByText(/Invalid Activation Link Please use the activation link sent to your email or phone\./),
  ).toBeVisible()
})

test('an address that has an account leads to the sign-in and back', async () => {
  const { unmount } = render(<stories.HasAnAccount />)
  expect(await screen.findByRole('link', { name: 'Sign in to join' })).toHaveAttribute('href', '/login?next=%2Factivate')
  unmount()
  const onFinished = jest.fn()
  render(<stories.Joining onFinished={onFinished} />)
  const user = userEvent.setup()
  const [terms, processing] = await screen.findAllByRole('checkbox')
  await user.click(terms as HTMLElement)
  await user.click(processing as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Join my account' }))
  expect(await screen.findByText(/The referral is now part of the account you have\./)).toBeVisible()
})

test('a person who comes back after the last step is at its end', async () => {
  render(<stories.AlreadyActivated />)
  expect(await screen.findByRole('link', { name: 'Go to My Profile' })).toHaveAttribute('href', '/profile')
})
