import { openLink, readLink } from '@onward/contracts/identity/identity'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, serve } from './fake-api'
import { emailLink, useLinkSession } from './link-session'
import { MemoryRouter, useLocation } from './router'

let undo = () => {}
afterEach(() => {
  cleanup()
  undo()
})

function Page() {
  const link = useLinkSession(emailLink('reset-password'))
  const { pathname, search } = useLocation()
  return (
    <>
      <p>{link.is}</p>
      <p>{pathname + search}</p>
      {link.is === 'failed' && (
        <button type="button" onClick={link.again}>
          Again
        </button>
      )}
    </>
  )
}
const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  )
const CLOSED = serve(readLink, () => ({ open: false }))

test.each([
  ['good', 'open'],
  ['bad', 'over'],
])('the token %s leaves the address for the cookie, and the link is %s', async (token, is) => {
  const moved: unknown[] = []
  undo = fakeApi(
    CLOSED,
    serve(openLink, ({ params, body }) => {
      moved.push([params.kind, body.token])
      return { open: body.token === 'good' }
    }),
  )
  show(`/reset-password?token=${token}`)
  expect(await screen.findByText(is)).toBeInTheDocument()
  expect(await screen.findByText('/reset-password')).toBeInTheDocument()
  expect(moved).toEqual([['reset-password', token]])
})

test.each([
  [true, 'open'],
  [false, 'none'],
])('without a token this browser is asked: %s', async (open, is) => {
  undo = fakeApi(serve(readLink, () => ({ open })))
  show('/reset-password')
  expect(await screen.findByText(is)).toBeInTheDocument()
})

test('a service that does not answer keeps the link, which can be tried again', async () => {
  let answers = false
  undo = fakeApi(
    CLOSED,
    serve(openLink, () => (answers ? { open: true } : { problem: 'unexpected' })),
  )
  show('/reset-password?token=good')
  expect(await screen.findByText('failed')).toBeInTheDocument()
  expect(screen.getByText('/reset-password?token=good')).toBeInTheDocument()
  answers = true
  await userEvent.click(screen.getByRole('button', { name: 'Again' }))
  expect(await screen.findByText('open')).toBeInTheDocument()
})
