import { closeJob, listEmployerJobs } from '@onward/contracts/jobs'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cy } from '../messages/cy'
import { en } from '../messages/en'
import { closedJob, job, receipt, waitingJob } from '../testing/examples'
import JobsPage from './JobsPage'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
})
const show = (path = '/employer/jobs') =>
  render(
    <PortalFixture viewer="employer" path={path} messages={{ employer: { en, cy } }}>
      <JobsPage />
    </PortalFixture>,
  )
const list = (items = [job, waitingJob, closedJob]) =>
  serve(listEmployerJobs, () => ({ items, nextCursor: null, total: items.length }))

test('jobs stand side by side with their facts, and closed ones cannot be closed', async () => {
  undo = fakeApi(list())
  show()
  const row = (await screen.findByRole('rowheader', { name: 'Care assistant' })).closest('tr') as HTMLElement
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
  expect(cells.slice(0, 8)).toEqual([
    'Home care',
    'Halifax, HX1',
    'Part-time',
    '£12.60 an hour',
    'Active',
    '3',
    '02/11/2026',
    '21/12/2026',
  ])
  expect(screen.getByText('Draft, waiting for a check')).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Close:/ })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Close: Cook' })).toBeNull()
})

test('View opens the text of a job and says why it waits', async () => {
  undo = fakeApi(list())
  show()
  await userEvent.click(await screen.findByRole('button', { name: /View: Night-shift/ }))
  expect(screen.getByText('It is the first job of your organisation.')).toBeVisible()
  expect(screen.getByRole('button', { name: /Hide: Night-shift/ })).toHaveAttribute('aria-expanded', 'true')
})

test('closing asks first, then says what happened', async () => {
  let closed: string | undefined
  undo = fakeApi(
    list(),
    serve(closeJob, ({ params }) => {
      closed = params.id
      return { state: 'closed' as const, receipt }
    }),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Close: Care assistant' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('Care assistant will no longer be shown')
  expect(closed).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: 'Close job' }))
  expect(await screen.findByText(/Care assistant no longer takes applications. Receipt ONW-7K3F-9QXM/)).toBeInTheDocument()
  expect(closed).toBe(job.id)
})

test('nothing found is the documented sentence', async () => {
  undo = fakeApi(list([]))
  show('/employer/jobs?q=astronaut')
  expect(await screen.findByText('No jobs found')).toBeVisible()
  expect(screen.getByText('Try adjusting your search terms or create a new job posting')).toBeVisible()
})

test('the address decides search and status', async () => {
  const asked: string[] = []
  undo = fakeApi(
    serve(listEmployerJobs, ({ query }) => {
      asked.push(query.toString())
      return { items: [job], nextCursor: null, total: 1 }
    }),
  )
  show('/employer/jobs?q=halifax&state=Active')
  await screen.findByRole('rowheader', { name: 'Care assistant' })
  expect(asked).toEqual(['q=halifax&state=Active'])
})
