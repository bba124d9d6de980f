import { composeStories } from '@storybook/react-webpack5'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from './SignInPage.stories'

const { Jobseeker, Agent, Employer, InWelsh } = composeStories(stories)
const type = (label: string | RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const realFetch = globalThis.fetch
const sent: { path: string; body: Record<string, unknown> }[] = []

/** Fakes the services' HTTP answers. */
function answer(status: number, body: object) {
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) })
    return { ok: status < 300, status, headers: new Headers(), text: async () => JSON.stringify(body) }
  }) as unknown as typeof fetch
}
const problem = (code: string, status: number, errors?: object[]) => ({
  code,
  status,
  title: code,
  detail: code,
  type: '',
  requestId: 'r',
  errors,
})
const receipt = { receipt: { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' } }

beforeEach(() => {
  sent.length = 0
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  globalThis.fetch = realFetch
})

test('an empty form is not sent; the summary takes the focus and leads to each field', async () => {
  answer(200, {})
  render(<Jobseeker />)
  await press('Sign In')
  expect(screen.getByRole('alert')).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Please enter a valid email address.' }))
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(sent).toEqual([])
})

test('signing in greets the person and goes where they wanted', async () => {
  const afterSignIn = jest.fn()
  answer(200, { user: { role: 'user' }, expiresAt: '2026-11-21T10:10:00.000Z' })
  render(<Jobseeker path="/login?next=%2Fjobs%3Fsort%3Drecent" portal={{ afterSignIn }} />)
  await type('Email', 'amina@example.org')
  await type('Password', 'correct horse')
  await press('Sign In')
  expect(await screen.findByText(/Login Successful/)).toHaveTextContent('Login Successful Welcome back to Onward')
  expect(afterSignIn).toHaveBeenCalledWith('/jobs?sort=recent')
  expect(screen.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
})

test('a first sign-in is not greeted with "welcome back"', async () => {
  answer(200, { user: { role: 'user' }, expiresAt: '2026-11-21T10:10:00.000Z', isFirstSession: true })
  render(<Jobseeker />)
  await type('Email', 'amina@example.org')
  await type('Password', 'correct horse')
  await press('Sign In')
  expect(await screen.findByText(/Login Successful/)).toHaveTextContent(/^Login Successful Welcome to Onward$/)
})

test('wrong credentials say so in the documented words and leave the answers', async () => {
  answer(401, problem('invalid-credentials', 401))
  render(<Jobseeker />)
  await type('Email', 'amina@example.org')
  await type('Password', 'wrong')
  await press('Sign In')
  expect(await screen.findByRole('alert')).toHaveTextContent('Login FailedInvalid login credentials')
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByLabelText('Email')).toHaveValue('amina@example.org')
})

test('an unconfirmed address is offered its email again', async () => {
  answer(403, problem('email-not-verified', 403))
  render(<Jobseeker />)
  await type('Email', 'amina@example.org')
  await type('Password', 'correct horse')
  await press('Sign In')
  await screen.findByText(/Login Failed/)
  answer(202, receipt)
  await press('Send the email again')
  expect(await screen.findByText(/we have sent the email again/)).toBeInTheDocument()
  expect(sent.at(-1)).toMatchObject({ path: '/api/identity/verify-email/resend', body: { email: 'amina@example.org' } })
})

test('an account about to be erased is kept by one button, and the person is signed in', async () => {
  const afterSignIn = jest.fn()
  answer(403, problem('account-closing', 403, [{ field: 'eraseAt', message: '2026-12-05T11:45:00.000Z' }]))
  render(<Jobseeker path="/login?erase=2026-12-05T11:45:00.000Z" portal={{ afterSignIn }} />)
  expect(screen.getByText(/We will erase your account on .*5 December 2026/)).toBeInTheDocument()
  await type('Email', 'amina@example.org')
  await type('Password', 'correct horse')
  await press('Sign In')
  expect(await screen.findByRole('heading', { name: 'Do you want to keep your account?' })).toHaveFocus()
  expect(screen.getByText(/We will do that on .*5 December 2026/)).toBeInTheDocument()
  answer(200, { ...receipt, user: { role: 'user' }, expiresAt: '2026-11-21T10:10:00.000Z' })
  await press('Keep my account')
  await waitFor(() => expect(afterSignIn).toHaveBeenCalled())
  expect(sent.slice(-2).map(({ path }) => path)).toEqual(['/api/identity/erasure/undo', '/api/identity/sign-in'])
  expect(sent.at(-1)?.body).toEqual({ email: 'amina@example.org', password: 'correct horse' })
})

test('people who want the erasure leave the form, and their password is removed', async () => {
  answer(403, problem('account-closing', 403, [{ field: 'eraseAt', message: '2026-12-05T11:45:00.000Z' }]))
  render(<Jobseeker />)
  await type('Email', 'amina@example.org')
  await type('Password', 'correct horse')
  await press('Sign In')
  await userEvent.click(await screen.findByRole('button', { name: 'No, have it erased' }))
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(sent).toHaveLength(1)
})

test('the password is typed once and can be shown; a short one is marked at its field and in the summary, and nothing is sent', async () => {
  answer(202, receipt)
  render(<Jobseeker path="/login?tab=register" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Make an account' })).toBeVisible()
  expect(screen.queryByLabelText('Confirm Password')).toBeNull()
  await type('Email', 'amina@example.org')
  await type('Password', 'abc')
  await press('Show password: Password')
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  await press('Create Account')
  expect(screen.getByRole('alert')).toHaveTextContent('Registration FailedPassword must be at least 6 characters.')
  expect(sent).toEqual([])
})

test('registering says to check the email and goes back to signing in', async () => {
  answer(202, receipt)
  render(<Jobseeker mailbox />)
  await userEvent.click(screen.getByRole('tab', { name: 'Register' }))
  await type(/First Name/, 'Amina')
  await type('Email', 'amina@example.org')
  await type('Password', 'three odd words')
  await press('Create Account')
  expect(await screen.findByText(/Registration Successful/)).toHaveTextContent('Please check your email to verify your account')
  expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('heading', { name: 'Open the email we have sent you' })).toHaveFocus()
  expect(screen.getByText(/on its way to amina@example.org/)).toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveValue('amina@example.org')
  expect(screen.getByRole('link', { name: 'Open the mailbox' })).toHaveAttribute('href', '/mailbox')
  expect(sent[0]?.body).toMatchObject({ userType: 'user', firstName: 'Amina', language: 'en', next: '' })
})

test('refusals of the service are shown at their field and in the summary', async () => {
  answer(422, problem('invalid-input', 422, [{ field: 'password', message: 'This password is too common' }]))
  render(<Jobseeker />)
  await userEvent.click(screen.getByRole('tab', { name: 'Register' }))
  await type('Email', 'amina@example.org')
  await type('Password', 'password1')
  await press('Create Account')
  expect(await screen.findByRole('alert')).toHaveTextContent('Registration FailedThis password is too common')
  expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true')
})

test('employers name their organisation and see a support line', async () => {
  answer(202, receipt)
  render(<Employer />)
  expect(screen.getByText(/Need help\?/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('tab', { name: 'Register' }))
  await type('Email', 'gareth@example.org')
  await type('Password', 'three odd words')
  await press('Create Account')
  expect(screen.getByRole('link', { name: 'Enter the name of your organisation' })).toBeInTheDocument()
  await type('Organisation name', 'Calder Community Care')
  await press('Create Account')
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ userType: 'employer', organisationName: 'Calder Community Care' }))
})

test('agents sign in with a staff ID, and learn that they join by invitation', async () => {
  render(<Agent />)
  expect(screen.getByLabelText('Staff ID / Email')).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('tab', { name: 'Register' }))
  expect(screen.getByRole('heading', { name: 'Agents join by invitation' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Create Account' })).not.toBeInTheDocument()
})

test('an error message disappears when the next try succeeds', async () => {
  answer(401, problem('invalid-credentials', 401))
  render(<Jobseeker />)
  await type('Email', 'amina@example.org')
  await type('Password', 'not it')
  await press('Sign In')
  expect(await screen.findByText(/Login Failed/)).toBeInTheDocument()
  answer(200, { user: { role: 'user' }, expiresAt: '2026-11-21T10:10:00.000Z' })
  await press('Sign In')
  expect(await screen.findByText(/Login Successful/)).toBeInTheDocument()
  expect(screen.queryByText(/Login Failed/)).not.toBeInTheDocument()
})

test('a lost connection is named, in the language of the page', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  render(<InWelsh />)
  await type('E-bost', 'amina@example.org')
  await type('Cyfrinair', 'correct horse')
  await press('Mewngofnodi')
  expect(await screen.findByRole('alert')).toHaveTextContent(/Methodd y Mewngofnodi.*Ni allem gyrraedd Onward/)
})
