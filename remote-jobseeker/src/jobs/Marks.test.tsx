import {
  type AlertSearch,
  changeAlert,
  deleteAlert,
  dismissJob,
  type JobAlert,
  listAlerts,
  listDismissed,
  reportJob,
  restoreJob,
  setUpAlert,
  viewJob,
} from '@onward/contracts/jobs/alerts'
import { listSimilarJobs, readBoard, readJob, readMatchSummary } from '@onward/contracts/jobs/board'
import { listCvs } from '@onward/contracts/jobseekers/cvs'
import { readProfile } from '@onward/contracts/jobseekers/profile'
import { listBadges } from '@onward/contracts/learning/learning'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { board, cv, job, profile, receipt, scoredJob, summary } from '../testing/examples'
import { MESSAGES } from '../testing/JobseekerStory'
import { addressOf, alertSearchOf } from './alert-search'
import { filtersFrom } from './filters'
import JobPage from './JobPage'
import JobsPage from './JobsPage'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
})
type Served = Parameters<typeof fakeApi>
const hub = (path: string, ...served: Served) => {
  undo = fakeApi(
    ...served,
    serve(readMatchSummary, () => summary),
    serve(readBoard, () => board),
    serve(readProfile, () => profile),
    serve(listCvs, () => ({ items: [cv] })),
    serve(listBadges, () => ({ items: [] })),
  )
  render(
    <PortalFixture viewer="user" path={path} messages={MESSAGES}>
      <JobsPage />
    </PortalFixture>,
  )
}
const page = (viewer: 'user' | 'visitor', ...served: Served) => {
  undo = fakeApi(
    ...served,
    serve(readJob, () => scoredJob),
    serve(listDismissed, () => ({ items: [] })),
  )
  render(
    <PortalFixture viewer={viewer} path={`/jobs/${job.id}`} route="/jobs/:id" messages={MESSAGES}>
      <JobPage />
    </PortalFixture>,
  )
}
const written = { receipt }
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  button.focus()
  await userEvent.keyboard('{Enter}')
}

/** A wide screen has the chosen job beside the list. */
const { matchMedia } = window
const widen = () => {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: true })
}
afterEach(() => {
  window.matchMedia = matchMedia
})
const openCard = async () => userEvent.click(await screen.findByRole('link', { name: 'Care Assistant' }))

test('career readiness is calculated from profile, CV and badge', async () => {
  hub('/jobs')
  await press(/^Career readiness 2 of 3 complete/)
  expect(await screen.findByRole('link', { name: 'Earn a badge' })).toHaveAttribute('href', '/cv-review')
})

test('a missing picture does not make a profile unready, a missing phone number does', async () => {
  hub(
    '/jobs',
    serve(readProfile, () => ({ ...profile, progress: { percent: 60, missing: ['phone' as const] } })),
  )
  await press(/^Career readiness 1 of 3 complete/)
  expect(await screen.findByRole('link', { name: 'Complete my profile' })).toHaveAttribute('href', '/profile')
})

test('a dismissed job is replaced by an undo button, which shows it again', async () => {
  widen()
  const asked: string[] = []
  hub(
    '/jobs',
    serve(dismissJob, ({ params }) => {
      asked.push(`dismiss ${params.id}`)
      return written
    }),
    serve(restoreJob, ({ params }) => {
      asked.push(`restore ${params.id}`)
      return written
    }),
  )
  await openCard()
  await press('Not for me: Care Assistant')
  const back = await screen.findByRole('button', { name: 'Undo: show Care Assistant again' })
  expect(back).toHaveFocus()
  expect(screen.queryByRole('heading', { level: 3, name: 'Care Assistant' })).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 3, name: 'Care Assistant' })).toBeVisible()
  expect(asked).toEqual([`dismiss ${job.id}`, `restore ${job.id}`])
})

test('a job that could not be dismissed stays', async () => {
  widen()
  hub(
    '/jobs',
    serve(dismissJob, () => ({ problem: 'unexpected' })),
  )
  await openCard()
  await press('Not for me: Care Assistant')
  expect(await screen.findByText(/That was not saved/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'Care Assistant' })).toBeVisible()
})

test('a job is restored from the list of dismissed jobs', async () => {
  let items = [{ id: job.id, title: job.title, company: job.company, location: job.location, open: false, at: receipt.at }]
  hub(
    '/jobs',
    serve(listDismissed, () => ({ items })),
    serve(restoreJob, () => {
      items = []
      return written
    }),
  )
  await press('Dismissed jobs')
  expect(await screen.findByText('Dismissed 21 November 2026')).toBeVisible()
  expect(screen.getByText('Closed')).toBeVisible()
  await press('Show again: Care Assistant')
  expect(await screen.findByText('You have not dismissed a job')).toBeVisible()
})

test('a smart alert stores the current search', async () => {
  const asked: unknown[] = []
  hub(
    '/jobs?q=care&location=Leeds&type=part-time&remote=true&saved=true&sort=salary',
    serve(setUpAlert, ({ body }) => {
      asked.push(body)
      return { ...written, id: job.id }
    }),
  )
  await press('Set Up Smart Alerts')
  const dialog = await screen.findByRole('dialog', { name: 'Set Up Smart Alerts' })
  expect(within(dialog).getByText('"care", Part-time, within 20 miles of Leeds, Remote work')).toBeVisible()
  expect(within(dialog).getByText(/not only at those you saved/)).toBeVisible()
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Weekly' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn on this alert' }))
  expect(await screen.findByText(/Smart alert set up/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  const search = { q: 'care', location: 'Leeds', type: 'part-time', remote: true, screenReader: false, equipment: false }
  expect(asked).toEqual([{ search, frequency: 'weekly' }])
})

const search: AlertSearch = { q: 'care', location: '', type: 'all', remote: false, screenReader: false, equipment: false }
test('my alerts can be paused, changed, deleted and restored unchanged', async () => {
  let items: JobAlert[] = [{ id: job.id, search, frequency: 'daily', active: true, createdAt: receipt.at, sent: 3 }]
  const set = (next: Partial<JobAlert>) => {
    items = items.map((alert) => ({ ...alert, ...next }))
  }
  hub(
    '/jobs',
    serve(listAlerts, () => ({ items })),
    serve(changeAlert, ({ body }) => {
      set(body)
      return written
    }),
    serve(deleteAlert, () => {
      items = []
      return written
    }),
    serve(setUpAlert, ({ body }) => {
      items = [{ id: cv.id, search, frequency: body.frequency, active: true, createdAt: receipt.at, sent: 0 }]
      return { ...written, id: cv.id }
    }),
  )
  await press('My job alerts')
  expect(await screen.findByText('3 jobs sent to you so far.')).toBeVisible()
  await press('Pause: "care"')
  expect(await screen.findByText('Paused')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How often: "care"' }), 'weekly')
  await waitFor(() => expect(items[0]).toMatchObject({ frequency: 'weekly', active: false }))
  await press('Delete: "care"')
  expect(await screen.findByText('Alert deleted: "care"')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(items[0]).toMatchObject({ frequency: 'weekly', active: false }))
  expect(await screen.findByText('Paused')).toBeVisible()
})

test('an alert links to the search that it was made from', () => {
  const address = 'q=care&location=Leeds&within=5&type=part-time&equipment=true'
  const filters = filtersFrom(new URLSearchParams(address))
  expect(addressOf(alertSearchOf(filters))).toBe(`/jobs?${address}`)
  expect(addressOf({ ...search, q: '' })).toBe('/jobs')
})

test('opening a job adds it once to the recently viewed jobs', async () => {
  const seen: (string | undefined)[] = []
  page(
    'user',
    serve(viewJob, ({ params }) => {
      seen.push(params.id)
      return written
    }),
  )
  expect(await screen.findByRole('heading', { name: 'Care Assistant' })).toBeVisible()
  await waitFor(() => expect(seen).toEqual([job.id]))
})

test('a job page says what raises the score, how to learn it, and which wishes are met', async () => {
  page(
    'user',
    serve(readJob, () => ({
      ...scoredJob,
      match: {
        ...(scoredJob.match as NonNullable<typeof scoredJob.match>),
        flags: [
          { feature: 'Parking available', state: 'met' as const },
          { feature: 'Quiet workspace', state: 'not-stated' as const },
          { feature: 'remote', state: 'conflict' as const },
        ],
      },
    })),
  )
  expect(await screen.findByText(/First aid would add 5 points/)).toBeVisible()
  expect(screen.getByText('They offer what you asked for: parking available.')).toBeVisible()
  expect(screen.getByText('They do not say: quiet workspace. You can ask.')).toBeVisible()
  expect(screen.getByText('They do not offer: remote work.')).toBeVisible()
  await userEvent.click(screen.getByText('How the 92 is made up'))
  expect(screen.getByText('First aid: +5 points')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add a skill to my profile' })).toHaveAttribute('href', '/profile')
})

test('a skill that one of our courses starts leads to that course, and only the others are learnt elsewhere', async () => {
  const raises = [
    { skill: 'Communication', skillId: 'communication', points: 9 },
    { skill: 'First aid', skillId: 'first-aid', points: 5 },
  ]
  const match = scoredJob.match as NonNullable<typeof scoredJob.match>
  page(
    'user',
    serve(readJob, () => ({ ...scoredJob, match: { ...match, raises } })),
  )
  await userEvent.click(await screen.findByText('How the 92 is made up'))
  const link = screen.getByRole('link', { name: 'Start with a 15-minute course: Interview Preparation' })
  expect(link).toHaveAttribute('href', '/learning/interview-preparation')
  expect(link.closest('li')).toHaveTextContent('Communication: +9 points. Start with a 15-minute course')
  expect(screen.getByText('First aid: +5 points').closest('li')?.querySelector('a')).toBeNull()
  expect(screen.getByText(/Want to learn one of the others/)).toBeVisible()
})

test('visitors see the job and how to sign in, no matches, and nothing is recorded', async () => {
  const seen = jest.fn(() => written)
  page(
    'visitor',
    serve(readJob, () => job),
    serve(viewJob, seen),
  )
  // Beside the advert, and in the bar on phones.
  expect(await screen.findAllByRole('link', { name: 'Sign in to apply' })).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Sign in to report this job' })).toHaveAttribute(
    'href',
    `/login?next=%2Fjobs%2F${job.id}`,
  )
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible()
  expect(screen.queryByText('Why this match?')).toBeNull()
  expect(screen.queryByRole('button', { name: /Not for me/ })).toBeNull()
  expect(seen).not.toHaveBeenCalled()
})

test('a closed job offers others like it instead of applying', async () => {
  page(
    'user',
    serve(readJob, () => ({ ...scoredJob, open: false })),
    serve(listSimilarJobs, () => ({ items: [{ ...scoredJob, id: cv.id, title: 'Night Carer' }] })),
  )
  expect(await screen.findByRole('link', { name: 'Night Carer' })).toHaveAttribute('href', `/jobs/${cv.id}`)
  expect(await screen.findByText('Applications for this job have closed')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See jobs like this' })).toHaveAttribute('href', '/jobs?q=Care+Assistant')
  expect(screen.queryByRole('link', { name: 'Apply Now' })).toBeNull()
})

test('a report is sent by the second press, with a text for "other", and promises an answer', async () => {
  const asked: unknown[] = []
  page(
    'user',
    serve(reportJob, ({ body }) => {
      asked.push(body)
      return { ...written, id: job.id }
    }),
  )
  await press('Report this job')
  await press('It asks me for money')
  expect(await screen.findByText(/we will tell you what came of it/)).toBeVisible()
  expect(asked).toEqual([{ reason: 'asks-for-money', text: '' }])
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Report this job')
  const dialog = await screen.findByRole('dialog', { name: 'Report this job' })
  await press('Something else')
  expect(within(dialog).getByText(/Tell us what is wrong/)).toBeVisible()
  expect(asked).toHaveLength(1)
  await userEvent.type(within(dialog).getByRole('textbox'), 'It is an advert.')
  await press('Something else')
  await waitFor(() => expect(asked[1]).toEqual({ reason: 'other', text: 'It is an advert.' }))
})

test('a second report of a job says that the first is being looked at', async () => {
  page(
    'user',
    serve(reportJob, () => ({ problem: 'already-exists' })),
  )
  await press('Report this job')
  await press('It asks me for money')
  expect(await screen.findByText('You have reported this job already')).toBeVisible()
})

test('sharing uses the device’s own sharing, or copies the address', async () => {
  const copied: string[] = []
  const user = userEvent.setup()
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  })
  page('visitor')
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(await screen.findByText(/Link copied/)).toBeVisible()
  expect(copied).toEqual([`${window.location.origin}/jobs/${job.id}`])
  const shared: unknown[] = []
  Object.defineProperty(navigator, 'share', { configurable: true, value: async (what: unknown) => void shared.push(what) })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(shared).toEqual([{ title: 'Care Assistant, Calder Community Care', url: `${window.location.origin}/jobs/${job.id}` }])
  expect(copied).toHaveLength(1)
  Reflect.deleteProperty(navigator, 'share')
})
