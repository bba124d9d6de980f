import { closeJob, listEmployerJobs } from '@onward/contracts/jobs/employer-jobs'
import { listJobDrafts } from '@onward/contracts/jobs/vacancies'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fullJob } from '../posting/examples'
import { POSTING_MESSAGES } from '../posting/PostingStory'
import { closedJob, receipt, waitingJob } from '../testing/examples'
import JobsPage from './JobsPage'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
})
const show = (path = '/employer/jobs') =>
  render(
    <PortalFixture viewer="employer" path={path} messages={POSTING_MESSAGES}>
      <JobsPage />
    </PortalFixture>,
  )
const noDrafts = serve(listJobDrafts, () => ({ items: [] }))
const list = (items = [fullJob, waitingJob, closedJob]) =>
  serve(listEmployerJobs, () => ({
    items,
    nextCursor: null,
    total: items.length,
    counts: { Active: 1, Draft: 1, Closed: 1 },
    locations: ['Halifax, HX1', 'Leeds'],
  }))

test('each job has its facts, figures and actions', async () => {
  undo = fakeApi(list(), noDrafts)
  show()
  const card = await screen.findByRole('article', { name: 'Care assistant' })
  for (const fact of ['Home care', 'Halifax, HX1', 'Part-time', '£13.20 to £14.00 an hour', 'Active', '02/11/2026', '21/12/2026'])
    expect(card).toHaveTextContent(fact)
  expect(within(card).getByRole('link', { name: 'Applications for Care assistant: 3' })).toHaveAttribute(
    'href',
    `/employer/applications?jobId=${fullJob.id}`,
  )
  const funnel = within(card)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
  expect(funnel).toEqual([
    'Shown in lists 1,240',
    'Opened 86',
    'Applied 3',
    'Shortlisted 2',
    'Interviewed 1',
    'Offered 0',
    'Started 0',
    'Jobseekers who match At least 35',
  ])
  expect(within(card).getByRole('link', { name: 'Edit: Care assistant' })).toHaveAttribute(
    'href',
    `/employer/jobs/${fullJob.id}/edit`,
  )
  const waiting = screen.getByRole('article', { name: /Night-shift/ })
  expect(waiting).toHaveTextContent('Draft, waiting for a check')
  expect(waiting).toHaveTextContent('It is the first job of your organisation.')
  const closed = screen.getByRole('article', { name: 'Cook' })
  expect(within(closed).queryByRole('button')).toBeNull()
  expect(within(closed).queryByRole('link', { name: /^Edit/ })).toBeNull()
  expect(within(closed).getByRole('link', { name: 'Copy: Cook' })).toHaveAttribute(
    'href',
    `/employer/post-job?copy=${closedJob.id}`,
  )
})

test('deleting asks first, closes, and says what happened', async () => {
  let closed: string | undefined
  undo = fakeApi(
    list(),
    noDrafts,
    serve(closeJob, ({ params }) => {
      closed = params.id
      return { state: 'closed' as const, receipt }
    }),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: Care assistant' }))
  const dialog = screen.getByRole('dialog', { name: 'Delete this job?' })
  expect(dialog).toHaveTextContent('Care assistant closes: nobody can see it')
  expect(closed).toBeUndefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/Care assistant no longer takes applications. Receipt ONW-7K3F-9QXM/)).toBeInTheDocument()
  expect(closed).toBe(fullJob.id)
})

test('nothing found is the documented sentence, with a way back to all', async () => {
  const asked: string[] = []
  undo = fakeApi(
    noDrafts,
    serve(listEmployerJobs, ({ query }) => {
      asked.push(query.toString())
      return { items: [], nextCursor: null, total: 0 }
    }),
  )
  show('/employer/jobs?q=astronaut&sort=title')
  expect(await screen.findByText('No jobs found')).toBeVisible()
  expect(screen.getByText('Try adjusting your search terms or create a new job posting')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(asked.at(-1)).toBe('sort=title'))
})

test('search, filters and sort come from the address, and every control changes it', async () => {
  const asked: string[] = []
  undo = fakeApi(
    noDrafts,
    serve(listEmployerJobs, ({ query }) => {
      asked.push(query.toString())
      return { items: [fullJob], nextCursor: null, total: 1, counts: { Active: 31, Draft: 4, Closed: 8 }, locations: ['Leeds'] }
    }),
  )
  show('/employer/jobs?q=halifax&state=Active')
  await screen.findByRole('article', { name: 'Care assistant' })
  expect(asked).toEqual(['q=halifax&state=Active'])
  expect(screen.getByRole('option', { name: 'Draft (4)' })).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Location'), 'Leeds')
  await userEvent.selectOptions(screen.getByLabelText('Job type'), 'Part-time')
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Closing soonest')
  await waitFor(() => expect(asked.at(-1)).toBe('q=halifax&state=Active&type=part-time&location=Leeds&sort=closing'))
})
