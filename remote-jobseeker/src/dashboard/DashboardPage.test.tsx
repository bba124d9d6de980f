import { readNiNumber } from '@onward/contracts/casework/casework'
import { readBoard, readMatchSummary } from '@onward/contracts/jobs/board'
import { listMyInterviews } from '@onward/contracts/jobs/interviews'
import { listMyApplications } from '@onward/contracts/jobs/own-applications'
import { listApplicationDrafts } from '@onward/contracts/jobseekers/application-drafts'
import { listCvs, readCv } from '@onward/contracts/jobseekers/cvs'
import { readProfile } from '@onward/contracts/jobseekers/profile'
import { listBadges } from '@onward/contracts/learning/learning'
import { listNotices } from '@onward/contracts/messaging/messaging'
import { serve } from '@onward/portal-kit/fake-api'
import { fixtureSession } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { applications, board, cv, draft, noApplications, noSummary, summary } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import DashboardPage from './DashboardPage'
import { analysed, interview, newcomer, notices, oneBadge, person } from './examples'

afterEach(forgetQueries)
const usual = [
  serve(readMatchSummary, () => summary),
  serve(listMyApplications, () => applications),
  serve(listCvs, () => ({ items: [cv] })),
  serve(readCv, () => analysed),
  serve(readProfile, () => person),
  serve(readNiNumber, () => ({ mask: 'AB****C', recordedAt: null })),
  serve(listBadges, () => ({ items: [oneBadge] })),
  serve(listNotices, () => notices),
  serve(listMyInterviews, () => ({ items: [] })),
]
const show = (...served: ReturnType<typeof serve>[]) =>
  render(
    <JobseekerStory served={[...served, ...usual]}>
      <DashboardPage />
    </JobseekerStory>,
  )

test('shows the three figures, the best matches and where applications stand', async () => {
  show()
  expect(await screen.findByText('12')).toBeVisible()
  expect(await screen.findByRole('listitem', { current: 'step' })).toHaveTextContent('Application Received')
  expect(await screen.findByRole('link', { name: 'Apply Now' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'See new jobs' })).toHaveAttribute('href', '/jobs?sort=most-recent')
})

test('shows earned and open badges, the profile with its masks, and new notices', async () => {
  show()
  expect(await screen.findByRole('heading', { name: 'Badges earned: 1 of 3' })).toBeVisible()
  expect(screen.getByRole('link', { name: /Show the badge CV/ })).toHaveAttribute('href', `/badges/${oneBadge.credentialId}`)
  expect(screen.getAllByText(/^Not earned yet/)).toHaveLength(2)
  await userEvent.click(await screen.findByText('What my profile says'))
  expect(await screen.findByText('28/**/****')).toBeVisible()
  expect(await screen.findByText('AB****C')).toBeVisible()
  expect(await screen.findByText('Dementia care: Expert')).toBeVisible()
  expect(screen.getByText('Personal care: Intermediate')).toBeVisible()
  expect(await screen.findByRole('link', { name: /is looking at your application for/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /Your interview with .* is soon/ })).toBeVisible()
})

test('greets a newcomer differently from somebody who was here before', async () => {
  const newSession = { ...fixtureSession('user'), isFirstSession: true }
  const { unmount } = render(
    <JobseekerStory served={usual} session={newSession}>
      <DashboardPage />
    </JobseekerStory>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Amina')
  unmount()
  show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Amina')
  expect(await screen.findByText('12')).toBeVisible()
})

test('someone new is led to the four questions, or to a CV', async () => {
  show(
    serve(readMatchSummary, () => noSummary),
    serve(readBoard, () => ({ ...board, items: [], total: 0, needsPlace: true })),
    serve(listMyApplications, () => noApplications),
    serve(listCvs, () => ({ items: [] })),
    serve(readProfile, () => newcomer),
  )
  expect(await screen.findByRole('heading', { name: 'Find jobs near you' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/welcome')
  expect(screen.getByRole('link', { name: 'I have a CV: upload it' })).toHaveAttribute('href', '/cv-review')
  expect(await screen.findByText('Add your CV to see how jobs match you')).toBeVisible()
})

test('people without a match see the nearest jobs, and a name given meanwhile is used', async () => {
  const nameless = { ...fixtureSession('user'), firstName: '', isFirstSession: true }
  render(
    <JobseekerStory
      session={nameless}
      served={[
        serve(readMatchSummary, () => ({ ...summary, matches: 0, averageScore: null, top: [] })),
        serve(readBoard, () => board),
        ...usual,
      ]}
    >
      <DashboardPage />
    </JobseekerStory>,
  )
  expect(await screen.findByText('No job near you scores 75 or more yet. These come closest.')).toBeVisible()
  expect(screen.getByRole('article', { name: 'Care Assistant' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Welcome, ${person.firstName}`)
})

test('with nothing new, completing the profile is the next step', async () => {
  show(
    serve(readMatchSummary, () => ({ ...summary, postedToday: 0 })),
    serve(readProfile, () => ({ ...person, progress: { percent: 89, missing: ['phone' as const] } })),
  )
  expect(await screen.findByText('You have not added a phone number.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add it now' })).toHaveAttribute('href', '/profile')
})

test('an interview tomorrow is the next step, with its time', async () => {
  show(serve(listMyInterviews, () => ({ items: [interview] })))
  expect(await screen.findByRole('heading', { name: /^Your interview is tomorrow at \d\d:\d\d: / })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See my interview' })).toHaveAttribute(
    'href',
    `/applications/${interview.applicationId}`,
  )
  expect(screen.getByRole('link', { name: 'Practise for this interview' })).toHaveAttribute(
    'href',
    `/interview-practice?job=${applications.items[0]?.jobId}`,
  )
})

test('a draft of an application is the next step, and its job among the matches says so too', async () => {
  show(serve(listApplicationDrafts, () => ({ items: [{ ...draft, jobId: summary.top[0]?.id ?? '', closesOn: '2099-12-24' }] })))
  expect(await screen.findByRole('heading', { name: `Finish your application: ${draft.jobTitle}` })).toBeVisible()
  expect(screen.getByText(/This job closes on 24 December 2099/)).toBeVisible()
  const ways = screen.getAllByRole('link', { name: 'Continue my application' })
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(Array(2).fill(`/jobs/${summary.top[0]?.id}/apply`))
})

test('a failure of one part leaves the others as they are', async () => {
  show(
    serve(readMatchSummary, () => ({ problem: 'unexpected' })),
    serve(listNotices, () => ({ problem: 'unexpected' })),
  )
  expect(await screen.findByRole('listitem', { current: 'step' })).toHaveTextContent('Application Received')
  expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0)
  expect(await screen.findByRole('region', { name: 'Your next step' })).toBeVisible()
})

/** The part of the page under this heading. */
const partOf = async (name: string) => within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement)

test.each([
  {
    part: 'Recent notifications',
    endpoint: listNotices,
    answer: notices,
    shows: /is looking at your application for/,
    rest: '12',
  },
  {
    part: 'My applications',
    endpoint: listMyApplications,
    answer: applications,
    shows: applications.items[0]?.jobTitle ?? '',
    rest: '12',
  },
  { part: 'AI job matches', endpoint: readMatchSummary, answer: summary, shows: 'Apply Now', rest: 'Application Received' },
])('$part that fails alone says so and is asked again; the rest stays', async ({ part, endpoint, answer, shows, rest }) => {
  let isBack = false
  show(serve(endpoint as typeof listNotices, () => (isBack ? (answer as typeof notices) : { problem: 'unexpected' })))
  const region = await partOf(part)
  const again = await region.findByRole('button', { name: 'Try again' })
  expect(region.getByRole('alert')).toBeVisible()
  expect((await screen.findAllByText(rest))[0]).toBeVisible()
  isBack = true
  await userEvent.click(again)
  expect(await region.findByRole('link', { name: shows })).toBeVisible()
  expect(region.queryByRole('alert')).toBeNull()
})

test('without any answer one message says so, and one press loads everything', async () => {
  let isBroken = true
  const broken =
    <T,>(answer: T) =>
    () =>
      isBroken ? { problem: 'not-found' as const } : answer
  show(
    serve(readMatchSummary, broken(summary)),
    serve(readProfile, broken(person)),
    serve(listCvs, broken({ items: [cv] })),
    serve(listMyApplications, broken(applications)),
  )
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  await waitFor(() => expect(screen.getAllByText('We could not load this')).toHaveLength(1))
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('12')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Apply Now' })).toBeVisible()
})

test('without a connection and answers the page says once that it is offline', async () => {
  const connected = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(
    serve(readMatchSummary, () => new Promise(() => undefined)),
    serve(readProfile, () => new Promise(() => undefined)),
  )
  expect(await screen.findByText('You are offline')).toBeVisible()
  connected.mockRestore()
})
