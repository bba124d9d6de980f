import { apply, readJob } from '@onward/contracts/jobs'
import { listCvs, makeDisclosure, readProfile } from '@onward/contracts/jobseekers'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cy } from '../messages/cy'
import { en } from '../messages/en'
import { cv, job, profile } from '../testing/examples'
import { fakeApi, serve } from '../testing/fake-api'
import ApplyPage from './ApplyPage'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
  sessionStorage.clear()
})
const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
const known = [
  serve(readJob, () => job),
  serve(listCvs, () => ({ items: [cv] })),
  serve(readProfile, () => profile),
  serve(makeDisclosure, () => ({ id: cv.id, handover: 'signed', receipt })),
] as const
const show = () =>
  render(
    <PortalFixture viewer="user" path={`/jobs/${job.id}/apply`} route="/jobs/:id/apply" messages={{ jobseeker: { en, cy } }}>
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
