import { readBoard, readMatchSummary } from '@onward/contracts/jobs'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { useLocation } from '@onward/portal-kit/router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cy } from '../messages/cy'
import { en } from '../messages/en'
import { job } from '../testing/examples'
import { fakeApi, serve } from '../testing/fake-api'
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
    serve(readMatchSummary, () => ({
      matches: 0,
      averageScore: null,
      postedToday: 0,
      top: [],
      skills: [],
      place: null,
      travelMiles: 10,
      hasProfile: false,
    })),
    serve(readBoard, ({ query }) => {
      asked.push(query.toString())
      return { items: [job], nextCursor: null, total: 1, groups: { perfect: 0, strong: 0, growth: 0 }, places: [] }
    }),
  )
  render(
    <PortalFixture viewer="user" path="/jobs?sort=salary" messages={{ jobseeker: { en, cy } }}>
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
