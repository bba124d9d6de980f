import { listEmployerApplications } from '@onward/contracts/jobs/employer-applications'
import { listEmployerJobs, readEmployerSummary } from '@onward/contracts/jobs/employer-jobs'
import { readEmployerToday } from '@onward/contracts/jobs/employer-today'
import { listEmployerInterviews } from '@onward/contracts/jobs/interviews'
import { postJob } from '@onward/contracts/jobs/posting'
import { type fakeApi, serve } from '@onward/portal-kit/fake-api'
import { fakeLive } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { application, job, receipt, secondApplication } from '../testing/examples'
import * as stories from './DashboardPage.stories'
import { DashboardStory } from './DashboardStory'

const { BusyDay, FirstDay, Suspended } = composeStories(stories)
const counts = { activeJobs: 1, totalApplications: 2, newApplications: 1, interviewsScheduled: 0 }
const summary = (verified = true) =>
  serve(readEmployerSummary, () => ({ organisation: { name: 'Calder Community Care', verified }, ...counts }))
let served: Parameters<typeof fakeApi> = []
/** Nothing waits for the employer. */
const waits = [
  serve(readEmployerToday, () => ({
    overdue: { count: 0, longestDays: 0 },
    closingSoon: [],
    sentBack: 0,
    accepted: 0,
    postedBy: { [job.id]: 'Gareth O’Brien' },
    hasJobs: true,
  })),
  serve(listEmployerInterviews, () => ({ items: [], nextCursor: null, total: 0 })),
]
afterEach(() => {
  forgetQueries()
  window.sessionStorage.clear()
})
const { subscribe, tell } = fakeLive()
const show = (path = '/employer/dashboard') => render(<DashboardStory path={path} portal={{ subscribe }} served={served} />)

test('new applications appear first while the page is open', async () => {
  let items = [secondApplication]
  served = [
    ...waits,
    summary(),
    serve(listEmployerApplications, () => ({ items, nextCursor: null, total: items.length })),
    serve(listEmployerJobs, () => ({ items: [job], nextCursor: null, total: 1 })),
  ]
  show()
  await screen.findByText('Rhys ap Gwilym')
  expect(screen.getByText('Active, Applications Open')).toBeVisible()
  items = [application, secondApplication]
  await act(async () => tell('application'))
  expect(await screen.findByRole('link', { name: 'Amina Okafor-Reed' })).toBeVisible()
})

test('a stat card filters, the banner names the filter, and Clear Filter shows all again', async () => {
  const asked: string[] = []
  served = [
    ...waits,
    summary(),
    serve(listEmployerApplications, ({ query }) => {
      asked.push(query.get('status') ?? 'any')
      return query.get('status')
        ? { items: [], nextCursor: null, total: 0 }
        : { items: [application], nextCursor: null, total: 1 }
    }),
    serve(listEmployerJobs, () => ({ items: [job], nextCursor: null, total: 1 })),
  ]
  show()
  await userEvent.click(await screen.findByRole('button', { name: /Interviews Scheduled/ }))
  expect(await screen.findByText('No interviews are scheduled')).toBeVisible()
  expect(screen.getByText(/Filtering by: Interviews Scheduled/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filter' }))
  expect(await screen.findByText('Amina Okafor-Reed')).toBeVisible()
  expect(screen.queryByText(/Filtering by/)).toBeNull()
  expect(new Set(asked)).toEqual(new Set(['any', 'interview-scheduled']))
})

test('the quick form asks for three things and the job type, posts, and clears', async () => {
  const sent: unknown[] = []
  served = [
    ...waits,
    summary(),
    serve(listEmployerApplications, () => ({ items: [], nextCursor: null, total: 0 })),
    serve(listEmployerJobs, () => ({ items: [], nextCursor: null, total: 0 })),
    serve(postJob, ({ body }) => {
      sent.push(body.jobType)
      return { id: job.id, state: 'active' as const, receipt }
    }),
  ]
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Post Job' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Missing InformationPlease fill in all required fields.')
  await userEvent.type(screen.getByLabelText(/Job title/), 'Cook')
  await userEvent.type(screen.getByLabelText(/Location/), 'Leeds')
  await userEvent.type(screen.getByLabelText(/Job description/), 'Cook lunch.')
  await userEvent.click(screen.getByRole('button', { name: 'Post Job' }))
  expect(await screen.findByText(/Job Posted Successfully! Cook is now live/)).toBeInTheDocument()
  expect(screen.getByLabelText(/Job title/)).toHaveValue('')
  // An employer who does not choose a type must not appear to have chosen "Full-time".
  expect(screen.getByLabelText(/Job type/)).toHaveDisplayValue('Not stated')
  await userEvent.selectOptions(screen.getByLabelText(/Job type/), 'Part-time')
  await userEvent.type(screen.getByLabelText(/Job title/), 'Porter')
  await userEvent.type(screen.getByLabelText(/Location/), 'Leeds')
  await userEvent.type(screen.getByLabelText(/Job description/), 'Carry things.')
  await userEvent.click(screen.getByRole('button', { name: 'Post Job' }))
  await screen.findByText(/Porter is now live/)
  expect(sent).toEqual([null, 'part-time'])
})

test('an organisation that waits for its check learns what it may do', async () => {
  served = [
    ...waits,
    summary(false),
    serve(listEmployerApplications, () => ({ items: [], nextCursor: null, total: 0 })),
    serve(listEmployerJobs, () => ({ items: [], nextCursor: null, total: 0 })),
  ]
  show()
  expect(await screen.findByText('We have not verified Calder Community Care yet')).toBeVisible()
  expect(screen.getByRole('link', { name: /See what we need/ })).toHaveAttribute('href', '/employer/organisation')
  expect(screen.getByText(/They are kept as drafts/)).toBeVisible()
})

test('what waits today is listed, most urgent first, each with a link', async () => {
  render(<BusyDay />)
  const title = await screen.findByRole('heading', { name: 'What needs you today' })
  const figures = await screen.findByRole('button', { name: /Active Jobs/ })
  expect(title.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const section = within(title.closest('section') as HTMLElement)
  // The first of those to read comes from the list of applications.
  await screen.findByRole('link', { name: application.name })
  const links = section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links.slice(1)).toEqual([
    ['All interviews', '/employer/interviews'],
    ['2 applicants have asked for other interview times', '/employer/interviews'],
    [
      '2 applications have waited 14 days or longer for a first look, one of them 21 days',
      '/employer/applications?status=new&sort=oldest',
    ],
    ['3 new applications to read', `/employer/applications?status=new&open=${application.id}`],
    ['2 interviews are over: say how they went', '/employer/interviews'],
    ['1 person accepted your invitation and has not applied yet', '/employer/candidates/invitations'],
    ['1 job was sent back with a note for you', '/employer/jobs?state=Draft'],
    [expect.stringMatching(/^Care assistant closes on /), `/employer/jobs/${job.id}`],
  ])
  expect(links[0]?.[1]).toMatch(/#interviews$/)
  expect(screen.getByText(/by Gareth O’Brien/)).toBeVisible()
})

test('a new employer is shown what to do first, and a suspended one why there is nothing to do', async () => {
  const { unmount } = render(<FirstDay />)
  expect(await screen.findByRole('heading', { name: 'Start here' })).toBeVisible()
  expect(screen.getByText('Done')).toBeVisible()
  unmount()
  forgetQueries()
  render(<Suspended />)
  expect(await screen.findByText('Your organisation is suspended')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See why, and what you can do' })).toHaveAttribute('href', '/employer/organisation')
  expect(screen.queryByRole('button', { name: 'Post Job' })).toBeNull()
})

test('the chart says how often adverts were opened and who applied, and its table has each day', async () => {
  render(<BusyDay />)
  const chart = await screen.findByRole('region', { name: '437 views, 4 applications' })
  expect(within(chart).getByRole('img')).toHaveAccessibleName(
    /from 14\/11\/2026 until 27\/11\/2026; the most were 47, on 25\/11\/2026/,
  )
  await userEvent.click(within(chart).getByText('Views by day', { selector: 'span' }))
  const rows = within(within(chart).getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(15)
  expect(rows[1]).toHaveTextContent('27/11/2026')
})

test('a service that is down is said once, and the rest of the page stays', async () => {
  let isDown = true
  const orDown = <T,>(answer: T) => (isDown ? { problem: 'unexpected' as const } : answer)
  served = [
    ...waits,
    serve(readEmployerSummary, () => orDown({ organisation: { name: 'Calder Community Care', verified: true }, ...counts })),
    serve(listEmployerApplications, () => orDown({ items: [application], nextCursor: null, total: 1 })),
    serve(listEmployerJobs, () => orDown({ items: [job], nextCursor: null, total: 1 })),
  ]
  show()
  expect(await screen.findByText('Parts of this page could not be loaded')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Post a New Job', level: 2 })).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(application.name)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Your Job Postings' })).toBeVisible()
  expect(screen.queryByText('Parts of this page could not be loaded')).toBeNull()
})
