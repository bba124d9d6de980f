import { readBoard, readMatchSummary } from '@onward/contracts/jobs/board'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { useLocation } from '@onward/portal-kit/router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { board, job, noSummary, scoredJob, summary } from '../testing/examples'
import { MESSAGES } from '../testing/JobseekerStory'
import JobsPage from './JobsPage'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
})
const Address = () => <output>{useLocation().search}</output>

test('filters go to the service and live in the address', async () => {
  const asked: string[] = []
  undo = fakeApi(
    serve(readMatchSummary, () => noSummary),
    serve(readBoard, ({ query }) => {
      asked.push(query.toString())
      return { ...board, items: [job], groups: { perfect: 0, strong: 0, growth: 0 } }
    }),
  )
  render(
    <PortalFixture viewer="user" path="/jobs?sort=salary" messages={MESSAGES}>
      <JobsPage />
      <Address />
    </PortalFixture>,
  )
  expect(await screen.findByText('+2 more')).toBeVisible()
  expect(screen.getByText('Add your CV to see how jobs match you')).toBeVisible()
  await userEvent.click(screen.getByLabelText('Remote work only'))
  expect(await screen.findByText('?sort=salary&remote=true')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Search by title or company'), 'care{Enter}')
  expect(await screen.findByText('?q=care&sort=salary&remote=true')).toBeInTheDocument()
  expect(asked[0]).toContain('sort=salary')
})

const show = (path: string, ...boards: Parameters<typeof serve<typeof readBoard>>[1][]) => {
  undo = fakeApi(
    serve(readMatchSummary, () => summary),
    ...boards.map((answer) => serve(readBoard, answer)),
  )
  render(
    <PortalFixture viewer="user" path={path} messages={MESSAGES}>
      <JobsPage />
      <Address />
    </PortalFixture>,
  )
}

test('an unknown place is said to be unknown, and not that there are no jobs', async () => {
  show('/jobs?location=Zzyzx', () => ({ ...board, items: [], total: 0, places: [] }))
  expect(await screen.findByText('We do not know the place "Zzyzx"')).toBeVisible()
  expect(screen.queryByText('No jobs found')).toBeNull()
})

test('of several places with one name another can be chosen', async () => {
  show('/jobs?location=Newport', () => ({ ...board, places: ['Newport, Gwent', 'Newport, Shropshire'] }))
  expect(await screen.findByText(/Showing jobs near Newport, Gwent/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Newport, Shropshire' }))
  expect(await screen.findByText('?location=Newport%2C+Shropshire')).toBeInTheDocument()
})

test('Load More Jobs adds the next page below', async () => {
  const second = { ...scoredJob, id: '11111111-1111-4111-8111-111111111112', title: 'Night Carer' }
  show('/jobs', ({ query }) =>
    query.get('cursor') ? { ...board, items: [second], total: 2 } : { ...board, nextCursor: 'next', total: 2 },
  )
  expect(await screen.findByText('Showing 1 of 2 jobs')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Load More Jobs' }))
  expect(await screen.findByRole('heading', { name: 'Night Carer' })).toBeVisible()
  expect(screen.getByText('Showing 2 of 2 jobs')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Load More Jobs' })).toBeNull()
})

test('the filter button says how many filters act', async () => {
  show('/jobs?q=care&type=part-time&remote=true&sort=salary', () => board)
  expect(await screen.findByRole('button', { name: 'Filters (2)', expanded: false })).toBeInTheDocument()
})
