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
  window.localStorage.clear()
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

const rowOf = async (title: string | RegExp) => (await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement
const menuOf = async (title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${title}` }))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

test('each job has its facts, its figures, one thing to do next and a menu with the rest', async () => {
  undo = fakeApi(list(), noDrafts)
  show()
  const row = await rowOf('Care assistant')
  for (const fact of ['Home care', 'Halifax, HX1', 'Part-time', '£13.20 to £14.00 an hour', 'Active', '02/11/2026', '21/12/2026'])
    expect(row).toHaveTextContent(fact)
  expect(within(row).getByRole('link', { name: 'Applications for Care assistant: 3' })).toHaveAttribute(
    'href',
    `/employer/applications?jobId=${fullJob.id}`,
  )
  for (const count of ['1,240', '86', '1']) expect(within(row).getByText(count)).toBeVisible()
  await userEvent.click(screen.getByText('Columns and keys'))
  for (const column of ['Shortlisted', 'Offered', 'Started', 'Jobseekers who match'])
    await userEvent.click(screen.getByRole('checkbox', { name: column }))
  expect(row).toHaveTextContent('At least 35')
  expect(await menuOf('Care assistant')).toEqual(['View', 'Edit', 'Copy', 'See applications', 'Find candidates', 'Delete'])
  const waiting = await rowOf(waitingJob.title)
  expect(waiting).toHaveTextContent('DraftBeing checked')
  expect(within(waiting).getByRole('link', { name: /^See why it waits/ })).toHaveAttribute(
    'href',
    `/employer/jobs/${waitingJob.id}`,
  )
  const closed = await rowOf('Cook')
  expect(within(closed).getByRole('link', { name: /^Copy/ })).toHaveAttribute('href', `/employer/post-job?copy=${closedJob.id}`)
})

test.each([
  [{ newApplications: 2 }, 'Read 2 new', `/employer/applications?jobId=${fullJob.id}&status=new`],
  [{ newApplications: 0 }, 'See applications', `/employer/applications?jobId=${fullJob.id}`],
  [{ applications: 0, postedAt: '2026-01-02T09:00:00.000Z' }, 'Improve advert', `/employer/jobs/${fullJob.id}/edit`],
  [
    { state: 'draft' as const, shown: 'Draft' as const, checkNote: 'Say the hours.' },
    'Correct it',
    `/employer/jobs/${fullJob.id}/edit`,
  ],
])('with %o the next thing is: %s', async (more, label, to) => {
  undo = fakeApi(list([{ ...fullJob, ...more }]), noDrafts)
  show()
  const row = await rowOf('Care assistant')
  expect(within(row).getByRole('link', { name: new RegExp(`^${label}`) })).toHaveAttribute('href', to)
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
  await menuOf('Care assistant')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
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
  await rowOf('Care assistant')
  expect(asked).toEqual(['q=halifax&state=Active'])
  expect(screen.getByRole('link', { name: /^All jobs ?43$/ })).toHaveAttribute('href', '/employer/jobs?q=halifax')
  await userEvent.click(screen.getByText('Filter'))
  await userEvent.selectOptions(screen.getByLabelText('Location'), 'Leeds')
  await userEvent.selectOptions(screen.getByLabelText('Job type'), 'Part-time')
  await userEvent.click(screen.getByRole('button', { name: 'Expires' }))
  await waitFor(() => expect(asked.at(-1)).toBe('q=halifax&state=Active&type=part-time&location=Leeds&sort=closing'))
  await userEvent.click(screen.getByRole('link', { name: /^Draft ?4$/ }))
  await waitFor(() => expect(asked.at(-1)).toBe('q=halifax&state=Draft&type=part-time&location=Leeds&sort=closing'))
  // A second press on the sorted column goes back to the newest first.
  await userEvent.click(screen.getByRole('button', { name: 'Expires' }))
  await waitFor(() => expect(asked.at(-1)).toBe('q=halifax&state=Draft&type=part-time&location=Leeds'))
})
