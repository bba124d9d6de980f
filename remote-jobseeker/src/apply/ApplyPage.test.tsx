import { apply, readJob } from '@onward/contracts/jobs'
import { listCvs, makeDisclosure, readProfile } from '@onward/contracts/jobseekers'
import { listLetters } from '@onward/contracts/letters'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cy } from '../messages/cy'
import { en } from '../messages/en'
import { application, cv, job, letter, profile, receipt } from '../testing/examples'
import ApplyPage from './ApplyPage'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
  sessionStorage.clear()
})
const known = [
  serve(readJob, () => job),
  serve(listCvs, () => ({ items: [cv] })),
  serve(readProfile, () => profile),
  serve(makeDisclosure, () => ({ id: cv.id, handover: 'signed', receipt })),
] as const
const show = (query = '') =>
  render(
    <PortalFixture
      viewer="user"
      path={`/jobs/${job.id}/apply${query}`}
      route="/jobs/:id/apply"
      messages={{ jobseeker: { en, cy } }}
    >
      <ApplyPage />
    </PortalFixture>,
  )

test('a double click applies once and shows the receipt', async () => {
  const keys: (string | null)[] = []
  undo = fakeApi(
    ...known,
    serve(apply, ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      return { id: job.id, receipt }
    }),
  )
  show()
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Send application' }))
  expect(await screen.findByText('ONW-7K3F-9QXM')).toBeVisible()
  expect(keys).toHaveLength(1)
})

test('a failure keeps the letter, and the next try repeats the same submit', async () => {
  const keys: (string | null)[] = []
  undo = fakeApi(
    ...known,
    serve(apply, ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      return keys.length === 1 ? { problem: 'unexpected' } : { id: job.id, receipt }
    }),
  )
  show()
  await userEvent.type(await screen.findByLabelText(/Cover letter/), 'I like to help.')
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }))
  expect(await screen.findByText('Your application was not sent')).toBeVisible()
  expect(screen.getByLabelText(/Cover letter/)).toHaveValue('I like to help.')
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }))
  expect(await screen.findByText('ONW-7K3F-9QXM')).toBeVisible()
  expect(keys[0]).toBe(keys[1])
})

test('someone who applied in another tab is led to that application', async () => {
  let applicationId: string | null = null
  undo = fakeApi(
    serve(readJob, () => ({ ...job, applicationId })),
    ...known.slice(1),
    serve(apply, () => {
      applicationId = application.id
      return { problem: 'already-exists' }
    }),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Send application' }))
  expect(await screen.findByRole('link', { name: 'See my application' })).toHaveAttribute(
    'href',
    `/applications/${application.id}`,
  )
})

test('nothing says that benefits are never seen once they are shared', async () => {
  undo = fakeApi(...known)
  show()
  expect(await screen.findByText(/your benefits, your date of birth/)).toBeVisible()
  await userEvent.click(screen.getByLabelText('I am moving off benefits'))
  expect(screen.queryByText(/your benefits, your date of birth/)).toBeNull()
  expect(screen.getByText(/They never see which benefits you get/)).toBeVisible()
})

test('the letter somebody came from stands in the form; one already begun is replaced only when asked', async () => {
  const letters = serve(listLetters, () => ({ items: [letter] }))
  undo = fakeApi(...known, letters)
  const { unmount } = show(`?letter=${letter.id}`)
  expect(await screen.findByDisplayValue(/I helped 12 people a day/)).toBeVisible()
  unmount()
  sessionStorage.clear()
  show()
  const field = await screen.findByLabelText(/Cover letter/)
  await userEvent.type(field, 'My own words')
  await userEvent.click(await screen.findByRole('button', { name: 'Use the letter I wrote for this job' }))
  expect(field).toHaveValue(letter.body)
})
