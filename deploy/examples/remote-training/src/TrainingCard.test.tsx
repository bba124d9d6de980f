import { searchPublicJobs } from '@onward/contracts/jobs/public-jobs'
import { readProfile } from '@onward/contracts/jobseekers/profile'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import cy from './messages/cy.json'
import en from './messages/en.json'
import TrainingCard from './TrainingCard'
import { found, PROFILE } from './testing/answers'

let undo = () => {}
afterEach(() => {
  cleanup()
  undo()
})
function draw(language: 'en' | 'cy', jobs: 'some' | 'failing') {
  forgetQueries()
  undo = fakeApi(
    serve(readProfile, () => PROFILE),
    serve(searchPublicJobs, ({ query }) =>
      jobs === 'failing' ? { problem: 'unexpected' } : found(`Apprentice in ${query.get('where')}`),
    ),
  )
  return render(
    <PortalFixture language={language} viewer="user" messages={{ training: { en, cy } }}>
      <TrainingCard />
    </PortalFixture>,
  )
}

test.each(['en', 'cy'] as const)(
  'shows apprenticeships near the place of the profile, and leads to all (%s)',
  async (language) => {
    const { container } = draw(language, 'some')
    expect(await screen.findByRole('link', { name: 'Apprentice in Leeds' })).toBeVisible()
    expect(
      screen.getByRole('heading', { name: language === 'en' ? 'Learn a trade near Leeds' : 'Dysgu crefft ger Leeds' }),
    ).toBeVisible()
    expect(screen.getAllByRole('link').at(-1)).toHaveAttribute('href', '/training?way=apprenticeship&where=Leeds')
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id }) => id)).toEqual([])
  },
)

test('when the search fails it says so, and the way to the page stays', async () => {
  draw('en', 'failing')
  expect(await screen.findByText('We could not search for jobs', undefined, { timeout: 60_000 })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See all ways to learn' })).toBeVisible()
})
