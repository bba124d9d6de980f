import { type PublicJobs, searchPublicJobs } from '@onward/contracts/jobs/public-jobs'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { useLocation } from '@onward/portal-kit/router'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import cy from '../messages/cy.json'
import en from '../messages/en.json'
import HomePage from './HomePage'

let undo: () => void = () => undefined
afterEach(() => {
  undo()
  Reflect.deleteProperty(navigator, 'geolocation')
})

const job = (n: number) => ({
  id: `00000000-0000-4000-8000-0000000000${10 + n}`,
  title: `Cook ${n}`,
  company: 'Calder Care',
  pay: '£13 an hour',
  hours: 'Part-time',
  place: 'Leeds, 3 miles',
  miles: 3,
  postedAt: '2026-11-20T09:00:00.000Z',
})
const READING = {
  places: [],
  near: 0,
  home: 0,
  further: 0,
  homeHeading: '',
  nearest: [],
  nearestHeading: '',
  ways: [],
  cards: [],
  plain: null,
  understood: [],
  didYouMean: null,
  dropped: [],
  foundBy: '',
}
function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}
/** A service with 25 jobs, whose heading repeats the query. */
function open(path = '/', viewer: 'visitor' | 'user' | 'employer' = 'visitor') {
  const asked: URLSearchParams[] = []
  undo = fakeApi(
    serve(searchPublicJobs, ({ query }): PublicJobs => {
      asked.push(query)
      const [from, size] = [Number(query.get('from')), Number(query.get('limit'))]
      const items = Array.from({ length: Math.min(size, 25 - from) }, (_, index) => job(from + index))
      const next = from + size < 25 ? from + size : null
      return {
        items,
        total: 25,
        heading: `25 jobs: ${query.get('q') ?? ''}/${query.get('where') ?? ''}`,
        note: '',
        next,
        ...READING,
      }
    }),
  )
  render(
    <PortalFixture viewer={viewer} path={path} messages={{ public: { en, cy } }}>
      <HomePage />
      <Address />
    </PortalFixture>,
  )
  return asked
}
const address = () => screen.getByTestId('address').textContent

test('six jobs are there at once, each with its page, and a link leads to all', async () => {
  open()
  expect(await screen.findByRole('link', { name: 'Cook 0' })).toHaveAttribute('href', `/jobs/${job(0).id}`)
  expect(screen.getAllByRole('link', { name: /^Cook/ })).toHaveLength(6)
  await userEvent.click(screen.getByRole('link', { name: 'See all 25 jobs' }))
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Cook/ })).toHaveLength(20))
  expect(address()).toBe('/?show=all')
  await userEvent.click(screen.getByRole('link', { name: 'More jobs' }))
  expect(await screen.findByRole('link', { name: 'Cook 24' })).toBeVisible()
  expect(address()).toBe('/?show=all&from=20')
  expect(screen.queryByRole('link', { name: 'More jobs' })).not.toBeInTheDocument()
})

test('typing searches, and the search is in the address', async () => {
  open()
  await userEvent.type(screen.getByRole('textbox', { name: 'What work?' }), 'care')
  await userEvent.type(screen.getByRole('textbox', { name: 'Where?' }), 'Leeds')
  expect(await screen.findByRole('heading', { name: '25 jobs: care/Leeds' })).toBeVisible()
  expect(address()).toBe('/?q=care&where=Leeds')
})

test('Enter shows the whole list, and the focus moves to its heading', async () => {
  open('/?where=York')
  await userEvent.type(screen.getByRole('textbox', { name: 'What work?' }), 'care{Enter}')
  const heading = await screen.findByRole('heading', { name: '25 jobs: care/York' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(address()).toBe('/?q=care&where=York&show=all')
})

test('where somebody is now is asked for only when they press for it, rounded, and in the place of a typed one', async () => {
  const asked = jest.fn((found: PositionCallback) =>
    found({ coords: { latitude: 53.81873, longitude: -1.5449 } } as GeolocationPosition),
  )
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: asked }, configurable: true })
  const queries = open('/?where=York')
  await screen.findByRole('link', { name: 'Cook 0' })
  expect(asked).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  await waitFor(() => expect(address()).toBe('/?near=53.82%2C-1.54&show=all'))
  await waitFor(() => expect(queries.at(-1)?.get('near')).toBe('53.82,-1.54'))
  expect(queries.at(-1)?.get('where')).toBeNull()
  expect(await screen.findByText(/rounded it to about a kilometre and do not store it/)).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'Where?' }), 'Leeds')
  await waitFor(() => expect(address()).toBe('/?where=Leeds&show=all'))
})

test('a place that is still being typed does not replace the position', async () => {
  const found = (answer: PositionCallback) =>
    answer({ coords: { latitude: 53.81873, longitude: -1.5449 } } as GeolocationPosition)
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: found }, configurable: true })
  const asked = open()
  await screen.findByRole('link', { name: 'Cook 0' })
  jest.useFakeTimers()
  try {
    fireEvent.input(screen.getByRole('textbox', { name: 'Where?' }), { target: { value: 'Card' } })
    fireEvent.click(screen.getByRole('button', { name: 'Near me' }))
    act(() => jest.runOnlyPendingTimers())
  } finally {
    jest.useRealTimers()
  }
  await waitFor(() => expect(asked.at(-1)?.get('near')).toBe('53.82,-1.54'))
  expect(address()).toBe('/?near=53.82%2C-1.54&show=all')
})

test('a browser that may not say where somebody is, is answered in words', async () => {
  const refuse = (_found: PositionCallback, failed: PositionErrorCallback) =>
    failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: refuse }, configurable: true })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Near me' }))
  expect(await screen.findByText(/type a town or postcode/)).toBeVisible()
})

test('a page number that is none asks for the first page', async () => {
  const asked = open('/?show=all&from=-5')
  await screen.findByRole('link', { name: 'Cook 0' })
  expect(asked[0]?.get('from')).toBe('0')
})

test('the list that came with the document is shown without asking for it, and the next search asks', async () => {
  const { miles: _miles, postedAt: _postedAt, ...listed } = job(7)
  const found = {
    of: '/?q=cook',
    cards: [],
    ways: [],
    alert: null,
    lists: [{ title: '', items: [listed] }],
    total: 25,
    heading: '25 jobs here',
    note: '',
    all: '/?q=cook&show=all',
    next: null,
  }
  document.documentElement.lang = 'en'
  document.body.dataset.found = JSON.stringify(found)
  const asked = open('/?q=cook')
  delete document.body.dataset.found
  expect(screen.getByRole('link', { name: 'Cook 7' })).toBeVisible()
  expect(asked).toHaveLength(0)
  await userEvent.type(screen.getByRole('textbox', { name: 'Where?' }), 'Leeds')
  expect(await screen.findByRole('heading', { name: '25 jobs: cook/Leeds' })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test.each([
  ['user', '/dashboard', 'Your dashboard shows which jobs fit you, and your next step.'],
  ['employer', '/employer/dashboard', 'Your dashboard shows what needs you today.'],
] as const)('whoever is signed in (%s) is not asked to make an account', async (viewer, dashboard, text) => {
  open('/', viewer)
  await screen.findByRole('link', { name: 'Cook 0' })
  expect(screen.getByText(new RegExp(text.slice(0, -1)))).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', dashboard)
  expect(screen.queryByText(/Make an account/)).toBeNull()
})
