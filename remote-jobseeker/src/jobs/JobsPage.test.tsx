import { readBoard, readJob, readMatchSummary } from '@onward/contracts/jobs/board'
import { suggestSearches } from '@onward/contracts/jobs/search'
import { listCvs } from '@onward/contracts/jobseekers/cvs'
import { readProfile, saveProfilePart } from '@onward/contracts/jobseekers/profile'
import { listBadges } from '@onward/contracts/learning/learning'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { useLocation } from '@onward/portal-kit/router'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { board, job, match, noSummary, profile, receipt, scoredJob, summary } from '../testing/examples'
import { MESSAGES } from '../testing/JobseekerStory'
import JobsPage from './JobsPage'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
})
const Address = () => <output>{useLocation().search}</output>

test('filters go to the service and are in the address', async () => {
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
  expect(await screen.findByText('Add your CV to see how jobs match you')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  await userEvent.click(await screen.findByLabelText('Remote work only'))
  expect(await screen.findByText('?sort=salary&remote=true')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('What (job title or company)'), 'care{Enter}')
  expect(await screen.findByText('?q=care&sort=salary&remote=true')).toBeInTheDocument()
  expect(screen.getByLabelText('What (job title or company)')).toHaveFocus()
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

test('an unknown place is called unknown, instead of saying that there are no jobs', async () => {
  show('/jobs?location=Zzyzx', () => ({ ...board, items: [], total: 0, places: [] }))
  expect(await screen.findByText('We do not know the place "Zzyzx"')).toBeVisible()
  expect(screen.queryByText('No jobs found')).toBeNull()
})

test('among several places of one name another can be chosen', async () => {
  const links = [{ text: 'Newport, Shropshire', q: 'carer', where: 'Newport, Shropshire' }]
  show('/jobs?q=carer+newport&type=part-time', () => ({
    ...board,
    places: ['Newport, Gwent', 'Newport, Shropshire'],
    ways: [{ kind: 'place', label: 'There is more than one Newport. We looked near Newport, Gwent. Did you mean:', links }],
  }))
  expect(await screen.findByText(/We looked near Newport, Gwent/)).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Newport, Shropshire' }))
  expect(await screen.findByText('?q=carer&location=Newport%2C+Shropshire&type=part-time')).toBeInTheDocument()
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

test('a single job is counted in the singular', async () => {
  show('/jobs', () => ({ ...board, total: 1 }))
  expect(await screen.findByText('Showing 1 of 1 job')).toBeVisible()
})

test('the filter button shows the number of active filters', async () => {
  show('/jobs?q=care&type=part-time&remote=true&sort=salary', () => board)
  expect(await screen.findByRole('button', { name: 'Filters (2)', expanded: false })).toBeInTheDocument()
})

test('each active filter is a chip that can be removed', async () => {
  show('/jobs?q=care&type=part-time&remote=true', () => board)
  await userEvent.click(await screen.findByRole('button', { name: 'Part-time remove' }))
  expect(await screen.findByText('?q=care&remote=true')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Remote work only remove' }))
  expect(await screen.findByText('?q=care')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus()
})

test('a card has the main facts in short lines, says what tells it apart, and opens the job’s page', async () => {
  show('/jobs', () => ({ ...board, items: [{ ...scoredJob, times: ['nights', 'no-weekends'] }] }))
  const card = within(await screen.findByRole('article', { name: 'Care Assistant' }))
  expect(card.getByText('Calder Community Care')).toBeVisible()
  expect(card.getByText('£12.60 an hour')).toBeVisible()
  expect(card.getByText('Part-time')).toBeVisible()
  expect(card.getByText('Perfect match')).toBeVisible()
  expect(card.getByText(/Halifax, 3 miles/)).toHaveTextContent('Halifax, 3 miles · nights, no weekends')
  expect(card.getByText(/^Also asked: /)).toBeVisible()
  expect(card.queryByText('Help people at home.')).toBeNull()
  expect(card.getByRole('link', { name: 'Care Assistant' })).toHaveAttribute('href', `/jobs/${job.id}`)
})

test('a score below 40 is said in words', async () => {
  show('/jobs', () => ({ ...board, items: [{ ...scoredJob, match: { ...match, score: 29 } }] }))
  const card = within(await screen.findByRole('article', { name: 'Care Assistant' }))
  expect(card.getByText('Few of your skills fit yet')).toBeVisible()
  expect(card.queryByText(/29/)).toBeNull()
})

test('the heading is the search; jobs near, further away and from home are lists of their own', async () => {
  const home = { ...scoredJob, id: '11111111-1111-4111-8111-111111111113', title: 'Call Handler' }
  show('/jobs?q=carer&location=Redcar', () => ({
    ...board,
    items: [home],
    total: 1,
    near: 0,
    home: 1,
    further: 1,
    heading: 'No jobs for “carer” near Redcar today',
    homeHeading: '1 job that you can do from home',
    nearestHeading: '1 job further away',
    nearest: [far],
    grouped: false,
    ways: [
      {
        kind: 'towns',
        label: 'The nearest towns with such jobs:',
        links: [{ text: 'York, 46 miles', q: 'carer', where: 'York' }],
      },
    ],
  }))
  expect(screen.getByRole('heading', { level: 1, name: '“carer” near Redcar' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'No jobs for “carer” near Redcar today' })).toBeVisible()
  const nearest = within(screen.getByRole('article', { name: 'Night Carer' }))
  expect(nearest.queryByText('Perfect match')).toBeNull()
  expect(screen.queryByText(/you said/)).toBeNull()
  expect(screen.getByRole('heading', { name: '1 job that you can do from home' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'York, 46 miles' })).toHaveAttribute('href', '/jobs?q=carer&location=York')
  await userEvent.click(screen.getByRole('button', { name: 'Tell me when there is one' }))
  expect(await screen.findByRole('dialog', { name: 'Set Up Smart Alerts' })).toBeVisible()
})

test('what is no job is answered above the list, and named neither in the heading nor in an alert', async () => {
  const card = { topic: 'record' as const, title: 'You only say it if you are asked', text: 'For most jobs.', links: [] }
  show('/jobs?q=criminal+record', () => ({ ...board, cards: [card], plain: '', grouped: false }))
  expect(await screen.findByRole('heading', { name: 'You only say it if you are asked' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'AI Job Matching' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Set Up Smart Alerts' }))
  expect(within(await screen.findByRole('dialog')).getByText('All jobs')).toBeVisible()
})

const second = { ...scoredJob, id: '11111111-1111-4111-8111-111111111112', title: 'Night Carer' }
const far = { ...second, travel: { miles: 174, within: false, wishedMiles: 10, minutes: null } }
const two = { ...board, items: [scoredJob, second], total: 2 }
describe('on a wide screen', () => {
  const { matchMedia } = window
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: true })
  })
  afterEach(() => {
    window.matchMedia = matchMedia
  })

  test('the first job is in the pane; a chosen one replaces it and takes the focus, and Escape leads back', async () => {
    show('/jobs', () => two)
    const pane = await screen.findByRole('region', { name: 'The job you chose' })
    expect(await within(pane).findByRole('heading', { name: 'Care Assistant' })).not.toHaveFocus()
    const first = screen.getByRole('link', { name: 'Care Assistant' })
    first.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: 'Night Carer' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText(`?job=${second.id}`)).toBeInTheDocument()
    const heading = await within(screen.getByRole('region', { name: 'The job you chose' })).findByRole('heading', {
      name: 'Night Carer',
    })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('link', { name: 'Night Carer', current: true })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(first).toHaveFocus()
  })

  test('a chosen job of the address is shown although the list does not hold it', async () => {
    undo = fakeApi(
      serve(readMatchSummary, () => summary),
      serve(readBoard, () => board),
      serve(readJob, () => second),
    )
    render(
      <PortalFixture viewer="user" path={`/jobs?job=${second.id}`} messages={MESSAGES}>
        <JobsPage />
      </PortalFixture>,
    )
    const pane = await screen.findByRole('region', { name: 'The job you chose' })
    expect(await within(pane).findByRole('heading', { name: 'Night Carer' })).toBeVisible()
  })
})

test('with another sort than match, all jobs are one list', async () => {
  show('/jobs?sort=most-recent', () => ({ ...two, near: 2, heading: '2 jobs near Leeds today', grouped: false }))
  expect(await screen.findByRole('heading', { name: '2 jobs near Leeds today' })).toBeVisible()
  expect(screen.getByText('Newest first')).toBeVisible()
  expect(screen.queryByText(/Perfect Matches/)).toBeNull()
})

test('jobs beyond the distance are shown on request, marked as such instead of by their band', async () => {
  show('/jobs', ({ query }) =>
    query.get('further')
      ? { ...board, items: [far], further: 1 }
      : { ...board, items: [], total: 0, near: 0, heading: 'No jobs near Leeds today', further: 1 },
  )
  expect(await screen.findByText('No jobs near Leeds today')).toBeVisible()
  expect(screen.getByText(`1 more job is further away. Your profile says up to ${summary.travelMiles} miles`)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show jobs further away', expanded: false }))
  expect(await screen.findByRole('article', { name: 'Night Carer' })).toBeVisible()
  expect(screen.queryByText(/you said/)).toBeNull()
  expect(screen.getByText('?further=true')).toBeInTheDocument()
  expect(within(screen.getByRole('article', { name: 'Night Carer' })).queryByText('Perfect match')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Hide jobs further away' }))
  expect(screen.queryByRole('article', { name: 'Night Carer' })).toBeNull()
})

const noPlace = { ...board, items: [], total: 0, needsPlace: true }
test('without a place the page asks for one; a town is only in the address', async () => {
  show('/jobs', () => noPlace)
  const field = await screen.findByLabelText('Your postcode or town')
  await userEvent.type(field, '{Enter}')
  expect(await screen.findByText('Enter a postcode or a town')).toBeVisible()
  expect(field).toHaveFocus()
  await userEvent.type(field, 'Halifax{Enter}')
  expect(await screen.findByText('?location=Halifax')).toBeInTheDocument()
})

test('an unknown postcode is reported at its field, and skipping shows jobs everywhere', async () => {
  show('/jobs', () => ({ ...noPlace, places: [] }))
  const field = await screen.findByLabelText('Your postcode or town')
  await userEvent.type(field, 'ZZ99 9ZZ{Enter}')
  expect(await screen.findByText(/^We do not know the postcode ZZ99 9ZZ/)).toBeVisible()
  expect(field).toHaveValue('ZZ99 9ZZ')
  expect(field).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Skip for now' }))
  expect(await screen.findByText('?within=any')).toBeInTheDocument()
})

type Locate = Geolocation['getCurrentPosition']
const positions = (getCurrentPosition: Locate) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
const here: Locate = (found) => found({ coords: { latitude: 53.72194, longitude: -1.86213 } } as GeolocationPosition)
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

test('"Near me" uses the browser’s position, and searches for other typed text too', async () => {
  positions(here)
  show('/jobs?location=Leeds', () => board)
  await userEvent.type(await screen.findByLabelText('What (job title or company)'), 'carer')
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  expect(await screen.findByText('?q=carer&near=53.72%2C-1.86')).toBeInTheDocument()
  expect(screen.getByLabelText('Where (town or postcode)')).toHaveValue('')
  expect(screen.getByText(/^Jobs near where you are now. We rounded it/)).toBeVisible()
})

test.each([
  [1, /^Your browser is not allowed to say where you are/],
  [2, /^Your browser could not find out where you are/],
  [3, /^Your browser could not find out where you are/],
])('a missing browser position (%i) is reported, and typed text stays', async (code, message) => {
  positions((_found, failed) => failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError))
  show('/jobs', () => board)
  await userEvent.type(await screen.findByLabelText('Where (town or postcode)'), 'Hali')
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('Where (town or postcode)')).toHaveValue('Hali')
})

test('the browser is asked for the position only on request, and only approximately', async () => {
  const asked: unknown[] = []
  const getCurrentPosition = jest.fn(here)
  positions(getCurrentPosition)
  show('/jobs', ({ query }) => {
    asked.push(query.get('near'))
    return { ...board, items: [], total: 0, needsPlace: !query.get('near') }
  })
  const button = await screen.findByRole('button', { name: 'Use where I am now' })
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await userEvent.click(button)
  expect(await screen.findByText('?near=53.72%2C-1.86')).toBeInTheDocument()
  await waitFor(() => expect(asked).toEqual([null, '53.72,-1.86']))
})

test('the understood parts of a search are chips, and removing one leaves the rest', async () => {
  const understood = [
    { kind: 'occupation' as const, text: 'care assistant', without: 'nights' },
    { kind: 'pattern' as const, text: 'nights', without: 'care assistant' },
  ]
  show('/jobs?q=care+assistant+nights', () => ({ ...board, understood, grouped: false }))
  await userEvent.click(await screen.findByRole('button', { name: 'nights remove' }))
  expect(await screen.findByText('?q=care+assistant')).toBeInTheDocument()
})

test('a search with a typing error says how it was understood', async () => {
  show('/jobs?q=recepshunist&type=part-time', () => ({ ...board, total: 6, didYouMean: 'receptionist', grouped: false }))
  expect(await screen.findByText(/No jobs called “recepshunist”/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'receptionist' })).toHaveAttribute('href', '/jobs?q=receptionist&type=part-time')
  expect(screen.getByText('Here are 6 jobs for receptionist.')).toBeVisible()
})

test('parts that were left out to find something are named', async () => {
  show('/jobs?q=receptionist+zebra', () => ({ ...board, total: 2, dropped: ['zebra'], foundBy: 'receptionist', grouped: false }))
  expect(await screen.findByText(/We left out: zebra. Here are 2 jobs for receptionist/)).toBeVisible()
})

test('an unknown place suggests places with similar spelling', async () => {
  show('/jobs?location=Halifacks', () => ({ ...board, items: [], total: 0, suggestedPlaces: ['Halifax, West Yorkshire'] }))
  await userEvent.click(await screen.findByRole('button', { name: 'Halifax, West Yorkshire' }))
  expect(await screen.findByText('?location=Halifax%2C+West+Yorkshire')).toBeInTheDocument()
})

test('a postcode is saved in the profile unless the person declines, and stays typed if it is refused', async () => {
  const asked: unknown[] = []
  let refused = true
  undo = fakeApi(
    serve(readMatchSummary, () => noSummary),
    serve(readProfile, () => profile),
    serve(listCvs, () => ({ items: [] })),
    serve(listBadges, () => ({ items: [] })),
    serve(saveProfilePart, ({ body }) => {
      asked.push(body)
      return refused ? { problem: 'unexpected' } : { version: 2, receipt }
    }),
    serve(readBoard, () => ({ ...board, items: [], total: 0, places: ['Halifax'], needsPlace: refused })),
  )
  render(
    <PortalFixture viewer="user" path="/jobs" messages={MESSAGES}>
      <JobsPage />
      <Address />
    </PortalFixture>,
  )
  const field = await screen.findByLabelText('Your postcode or town')
  await userEvent.type(field, 'HX1 1AA')
  expect(await screen.findByRole('checkbox', { name: 'Keep it in my profile' })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Show jobs near here' }))
  expect(await screen.findByText(/unexpected error/)).toBeVisible()
  expect(field).toHaveValue('HX1 1AA')
  refused = false
  await userEvent.click(screen.getByRole('button', { name: 'Show jobs near here' }))
  await waitFor(() => expect(screen.queryByLabelText('Your postcode or town')).toBeNull())
  expect(asked).toEqual([
    { postcode: 'HX1 1AA', version: 1 },
    { postcode: 'HX1 1AA', version: 1 },
  ])
})

test('suggestions appear while typing', async () => {
  const asked: (string | null)[] = []
  undo = fakeApi(
    serve(readMatchSummary, () => summary),
    serve(readBoard, () => board),
    serve(suggestSearches, ({ query }) => {
      asked.push(query.get('q'))
      return { items: [{ kind: 'occupation' as const, text: 'Care Assistant' }] }
    }),
  )
  render(
    <PortalFixture viewer="user" path="/jobs" messages={MESSAGES}>
      <JobsPage />
    </PortalFixture>,
  )
  const field = await screen.findByLabelText('What (job title or company)')
  expect(field).toHaveAttribute('placeholder', 'Job title or company')
  fireEvent.change(field, { target: { value: 'care' } })
  await waitFor(() => expect(document.querySelector('datalist option')).toHaveValue('Care Assistant'))
  expect(asked).toEqual(['care'])
})

test('without a connection the page says so, and shows the jobs by itself once it is back', async () => {
  const connected = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let lost = true
  show('/jobs', () => {
    if (lost) throw new TypeError('network')
    return board
  })
  expect(await screen.findByText('You are offline')).toBeVisible()
  lost = false
  connected.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('article', { name: 'Care Assistant' })).toBeVisible()
  expect(screen.queryByText('You are offline')).toBeNull()
})
