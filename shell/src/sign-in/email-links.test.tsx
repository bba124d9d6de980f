import { openLink, readLink, resetPassword, verifyEmail } from '@onward/contracts/identity/identity'
import type { Portal } from '@onward/portal-kit'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import shellCy from '../messages/cy.json'
import shellEn from '../messages/en.json'
import { SHELL_NAMESPACE } from '../messages/shell-messages'
import cy from './messages/cy.json'
import en from './messages/en.json'
import { ResetPasswordPage } from './ResetPasswordPage'
import { SignInPage } from './SignInPage'
import { SIGN_IN_NAMESPACE } from './sign-in-messages'
import { VerifyEmailPage } from './VerifyEmailPage'

const shell = { en: shellEn, cy: shellCy }
const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
const sent: unknown[] = []
let undo = () => {}
beforeEach(() => {
  sent.length = 0
  undo = fakeApi(
    serve(openLink, ({ body }) => ({ open: body.token === 'good' })),
    serve(readLink, () => ({ open: false })),
    serve(verifyEmail, ({ body }) => {
      sent.push(body)
      return { area: 'jobseeker' as const, receipt }
    }),
    serve(resetPassword, ({ body }) => {
      sent.push(body)
      return { area: 'jobseeker' as const, receipt }
    }),
  )
})
afterEach(() => {
  cleanup()
  undo()
})
const person = {
  id: '00000000-0000-4000-8000-00000000f002',
  email: 'amina@example.org',
  firstName: 'Amina',
  lastName: 'Hassan',
  language: 'en' as const,
  role: 'user' as const,
}
const session = { user: person, expiresAt: '2099-01-01T00:00:00.000Z', isFirstSession: true }
const show = (path: string, page: ReactNode, portal: Partial<Portal> = {}) =>
  render(
    <PortalFixture path={path} portal={portal} messages={{ [SIGN_IN_NAMESPACE]: { en, cy }, [SHELL_NAMESPACE]: shell }}>
      {page}
    </PortalFixture>,
  )

test('an address is confirmed by the link that this browser opened, without its token', async () => {
  show('/verify-email?token=good', <VerifyEmailPage mailbox={false} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm my email address' }))
  expect(await screen.findByText(/Your email address is confirmed/)).toBeInTheDocument()
  expect(sent).toEqual([{}])
})

test('the browser that registered is signed in and goes on to the page it came from', async () => {
  const afterSignIn = jest.fn()
  undo()
  undo = fakeApi(
    serve(openLink, () => ({ open: true })),
    serve(verifyEmail, () => ({ area: 'jobseeker' as const, receipt, email: person.email, session, next: '/jobs/1/apply' })),
  )
  show('/verify-email?token=good', <VerifyEmailPage mailbox={false} />, { afterSignIn })
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm my email address' }))
  expect(await screen.findByText(/Login Successful/)).toBeInTheDocument()
  expect(afterSignIn).toHaveBeenCalledWith('/jobs/1/apply')
})

test('another browser finds its address filled in where it signs in', async () => {
  undo()
  undo = fakeApi(
    serve(openLink, () => ({ open: true })),
    serve(verifyEmail, () => ({ area: 'jobseeker' as const, receipt, email: person.email, next: '' })),
  )
  show('/verify-email?token=good', <VerifyEmailPage mailbox={false} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm my email address' }))
  await screen.findByText(/Your email address is confirmed/)
  cleanup()
  show('/login', <SignInPage mailbox={false} userType="user" />)
  expect(screen.getByLabelText('Email')).toHaveValue(person.email)
})

test.each([
  ['/verify-email?token=used', /This link has been used or has expired/],
  ['/verify-email', /Part of the link is missing/],
])('%s says what to do', async (path, text) => {
  show(path, <VerifyEmailPage mailbox={false} />)
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Send me a new link' })).toBeInTheDocument()
})

test('a new password is set by the link that this browser opened, without its token', async () => {
  show('/reset-password?token=good', <ResetPasswordPage />)
  await userEvent.type(await screen.findByLabelText('New password'), 'a password of my own')
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'a password of my own{Enter}')
  expect(await screen.findByText(/Your password is changed/)).toBeInTheDocument()
  expect(sent).toEqual([{ password: 'a password of my own', confirmPassword: 'a password of my own' }])
})

test('a used link for a new password says so before anything is typed', async () => {
  show('/reset-password?token=used', <ResetPasswordPage />)
  expect(await screen.findByText(/This link has been used or has expired/)).toBeInTheDocument()
  expect(screen.queryByLabelText('New password')).toBeNull()
})
