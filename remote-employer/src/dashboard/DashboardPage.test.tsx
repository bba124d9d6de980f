import { listEmployerApplications, listEmployerJobs, postJob, readEmployerSummary } from '@onward/contracts/jobs'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cy } from '../messages/cy'
import { en } from '../messages/en'
import { application, job, receipt, secondApplication } from '../testing/examples'
import DashboardPage from './DashboardPage'

const counts = { activeJobs: 1, totalApplications: 2, newApplications: 1, interviewsScheduled: 0 }
const summary = (verified = true) =>
  serve(readEmployerSummary, () => ({ organisation: { name: 'Calder Community Care', verified }, ...counts }))
let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
  window.sessionStorage.clear()
})
const listeners = new Map<string, () => void>()
const show = (path = '/employer/dashboard') =>
  render(
    <PortalFixture
      viewer="employer"
      path={path}
      messages={{ employer: { en, cy } }}
      portal={{
        subscribe: (topic, callback) => {
          listeners.set(topic, () => callback({ topic }))
          return () => listeners.delete(topic)
        },
      }}
    >
      <DashboardPage />
    </PortalFixture>,
  )

test('applications come to the top while the page is open', async () => {
  let items = [secondApplication]
  undo = fakeApi(
    summary(),
    serve(listEmployerApplications, () => ({ items, nextCursor: null, total: items.length })),
    serve(listEmployerJobs, () => ({ items: [job], nextCursor: null, total: 1 })),
  )
  show()
  await screen.findByText('Rhys ap Gwilym')
  expect(screen.getByText('Active, Applications Open')).toBeVisible()
  items = [application, secondApplication]
  await act(async () => listeners.get('employer-applications')?.())
  expect(await screen.findByRole('link', { name: 'Amina Okafor-Reed' })).toBeVisible()
})

test('a stat card filters, the banner says by what, and Clear Filter shows all again', async () => {
  const asked: string[] = []
  undo = fakeApi(
    summary(),
    serve(listEmployerApplications, ({ query }) => {
      asked.push(query.get('status') ?? 'any')
      return query.get('status')
        ? { items: [], nextCursor: null, total: 0 }
        : { items: [application], nextCursor: null, total: 1 }
    }),
    serve(listEmployerJobs, () => ({ items: [job], nextCursor: null, total: 1 })),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: /Interviews Scheduled/ }))
  expect(await screen.findByText('No interviews are scheduled')).toBeVisible()
  expect(screen.getByText(/Filtering by: Interviews Scheduled/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filter' }))
  expect(await screen.findByText('Amina Okafor-Reed')).toBeVisible()
  expect(screen.queryByText(/Filtering by/)).toBeNull()
  expect(new Set(asked)).toEqual(new Set(['any', 'interview-scheduled']))
})

test('the quick form asks for three things, posts, and clears', async () => {
  undo = fakeApi(
    summary(),
    serve(listEmployerApplications, () => ({ items: [], nextCursor: null, total: 0 })),
    serve(listEmployerJobs, () => ({ items: [], nextCursor: null, total: 0 })),
    serve(postJob, () => ({ id: job.id, state: 'active' as const, receipt })),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Post Job' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Missing InformationPlease fill in all required fields.')
  await userEvent.type(screen.getByLabelText(/Job title/), 'Cook')
  await userEvent.type(screen.getByLabelText(/Location/), 'Leeds')
  await userEvent.type(screen.getByLabelText(/Job description/), 'Cook lunch.')
  await userEvent.click(screen.getByRole('button', { name: 'Post Job' }))
  expect(await screen.findByText(/Job Posted Successfully! Cook is now live/)).toBeInTheDocument()
  expect(screen.getByLabelText(/Job title/)).toHaveValue('')
})

test('an organisation that waits for its check learns what it may do', async () => {
  undo = fakeApi(
    summary(false),
    serve(listEmployerApplications, () => ({ items: [], nextCursor: null, total: 0 })),
    serve(listEmployerJobs, () => ({ items: [], nextCursor: null, total: 0 })),
  )
  show()
  expect(await screen.findByText('We have not verified Calder Community Care yet')).toBeVisible()
  expect(screen.getByRole('link', { name: /See what we need/ })).toHaveAttribute('href', '/employer/organisation')
  expect(screen.getByText(/They are kept as drafts/)).toBeVisible()
})
