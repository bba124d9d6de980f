import { openLink, readLink, resetPassword, verifyEmail } from '@onward/contracts/identity/identity'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import cy from './messages/cy.json'
import en from './messages/en.json'
import { ResetPasswordPage } from './ResetPasswordPage'
import { SIGN_IN_NAMESPACE } from './sign-in-messages'
import { VerifyEmailPage } from './VerifyEmailPage'

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
const show = (path: string, page: ReactNode) =>
  render(
    <PortalFixture path={path} messages={{ [SIGN_IN_NAMESPACE]: { en, cy } }}>
      {page}
    </PortalFixture>,
  )

test('an address is confirmed by the link that this browser opened, without its token', async () => {
  show('/verify-email?token=good', <VerifyEmailPage mailbox={false} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm my email address' }))
  expect(await screen.findByText(/Your email address is confirmed/)).toBeInTheDocument()
  expect(sent).toEqual([{}])
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
