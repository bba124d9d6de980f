import { listEmployerApplications, listEmployerJobs } from '@onward/contracts/jobs'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { useLocation } from '@onward/portal-kit/router'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cy } from '../messages/cy'
import { en } from '../messages/en'
import { application, job, secondApplication } from '../testing/examples'
import ApplicationsPage from './ApplicationsPage'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
})
const Address = () => <output>{useLocation().search}</output>
function show(path = '/employer/applications', subscribe?: (topic: string, callback: () => void) => () => void) {
  return render(
    <PortalFixture
      viewer="employer"
      path={path}
      messages={{ employer: { en, cy } }}
      {...(subscribe && { portal: { subscribe: subscribe as never } })}
    >
      <ApplicationsPage />
      <Address />
    </PortalFixture>,
  )
}
const jobs = serve(listEmployerJobs, () => ({ items: [job], nextCursor: null, total: 1 }))

test('each applicant shows status, what they chose to share, facts and the match in words', async () => {
  undo = fakeApi(
    jobs,
    serve(listEmployerApplications, () => ({ items: [application, secondApplication], nextCursor: null, total: 2 })),
  )
  show()
  const [first, second] = await screen.findAllByRole('article')
  expect(first).toHaveTextContent('New')
  expect(first).toHaveTextContent('Disability Support')
  expect(first).toHaveTextContent('20/11/2026')
  expect(first).toHaveTextContent('88 of 100, Strong match')
  expect(second).toHaveTextContent('Under Review (Shortlisted)')
  expect(second).toHaveTextContent('Benefits Transition')
  expect(second).not.toHaveTextContent('Disability Support')
  expect(second).toHaveTextContent('Not known')
})

test('search and filters go to the service and live in the address', async () => {
  const asked: string[] = []
  undo = fakeApi(
    jobs,
    serve(listEmployerApplications, ({ query }) => {
      asked.push(query.toString())
      return { items: [], nextCursor: null, total: 0 }
    }),
  )
  show('/employer/applications?status=new')
  expect(await screen.findByText('No applications found matching your criteria')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Badges'), '2 badges')
  await userEvent.type(screen.getByLabelText('Search by name or email'), 'amina')
  expect(await screen.findByText('?status=new&badges=medium&q=amina')).toBeInTheDocument()
  expect(asked[0]).toBe('status=new')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('No applications yet')).toBeVisible()
  expect(asked.at(-1)).toBe('')
  expect(screen.getByLabelText('Search by name or email')).toHaveValue('')
})

test('a new application appears without a reload', async () => {
  const listeners = new Map<string, () => void>()
  let items = [secondApplication]
  undo = fakeApi(
    jobs,
    serve(listEmployerApplications, () => ({ items, nextCursor: null, total: items.length })),
  )
  show('/employer/applications', (topic, callback) => {
    listeners.set(topic, callback)
    return () => listeners.delete(topic)
  })
  await screen.findByText('Rhys ap Gwilym')
  items = [application, secondApplication]
  await act(async () => listeners.get('employer-applications')?.())
  expect(await screen.findByText('Amina Okafor-Reed')).toBeVisible()
})

test('more applications are loaded on request', async () => {
  undo = fakeApi(
    jobs,
    serve(listEmployerApplications, ({ query }) =>
      query.get('cursor') === 'next'
        ? { items: [secondApplication], nextCursor: null, total: 2 }
        : { items: [application], nextCursor: 'next', total: 2 },
    ),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: /Load more/ }))
  expect(await screen.findByText('Rhys ap Gwilym')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Load more/ })).toBeNull()
})
