import { listMyApplications, readMatchSummary } from '@onward/contracts/jobs'
import { listCvs } from '@onward/contracts/jobseekers'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen } from '@testing-library/react'
import { applications, cv, noApplications, noSummary, summary } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import DashboardPage from './DashboardPage'

afterEach(forgetQueries)
const show = (...served: ReturnType<typeof serve>[]) =>
  render(
    <JobseekerStory served={served}>
      <DashboardPage />
    </JobseekerStory>,
  )

test('shows the three figures, the best matches and where applications stand', async () => {
  show(
    serve(readMatchSummary, () => summary),
    serve(listMyApplications, () => applications),
    serve(listCvs, () => ({ items: [cv] })),
  )
  expect(await screen.findByText('85%')).toBeVisible()
  expect(await screen.findByText('Application Received')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Track applications' })).toHaveAttribute('href', '/applications')
  expect(screen.getByRole('link', { name: 'Apply Now' })).toBeVisible()
})

test('someone new is asked for a CV first', async () => {
  show(
    serve(readMatchSummary, () => noSummary),
    serve(listMyApplications, () => noApplications),
    serve(listCvs, () => ({ items: [] })),
  )
  expect(await screen.findByRole('link', { name: 'Upload CV' })).toHaveAttribute('href', '/cv-review')
  expect(await screen.findByText('Add your CV to see how jobs match you')).toBeVisible()
})

test('one part that fails leaves the others standing', async () => {
  show(
    serve(readMatchSummary, () => ({ problem: 'unexpected' })),
    serve(listMyApplications, () => applications),
    serve(listCvs, () => ({ items: [cv] })),
  )
  expect(await screen.findByText('Application Received')).toBeVisible()
  expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0)
})
