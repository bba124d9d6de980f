import { listCvs, readCv } from '@onward/contracts/jobseekers/cvs'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { analysis, cv, olderAnalysis, olderCv } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import { Progress, versionsOf } from './Progress'

afterEach(() => {
  cleanup()
  forgetQueries()
})

test('versions are listed oldest first, with what changed; a CV without a score is left out', () => {
  const waiting = { ...cv, id: 'x', state: 'waiting' as const, score: null }
  expect(versionsOf([cv, waiting, olderCv]).map(({ score, change }) => [score, change])).toEqual([
    [58, null],
    [72, 14],
  ])
})

test('one CV has no history', () => {
  const { container } = render(
    <JobseekerStory served={[serve(listCvs, () => ({ items: [cv] }))]}>
      <Progress cvId={cv.id} analysis={analysis} />
    </JobseekerStory>,
  )
  expect(container).toHaveTextContent('')
})

test('the chart has a text version, and two versions are compared by what improved and what is still open', async () => {
  render(
    <JobseekerStory
      path={`/cv-review?cv=${cv.id}`}
      served={[
        serve(listCvs, () => ({ items: [cv, olderCv] })),
        serve(readCv, () => ({ cv: olderCv, analysis: olderAnalysis, position: null, badgeCompleted: false })),
      ]}
    >
      <Progress cvId={cv.id} analysis={analysis} />
    </JobseekerStory>,
  )
  expect(await screen.findByText('The version before, amina-first.docx, scored 58 out of 100.')).toBeVisible()
  const user = userEvent.setup()
  await user.click(screen.getByRole('heading', { name: 'Your progress' }))
  expect(await screen.findByRole('img', { name: /02\/10\/2026: 58; 20\/11\/2026: 72/ })).toBeVisible()
  expect(within(screen.getByRole('table', { name: 'Scores of your CV versions' })).getByText('14 points better')).toBeVisible()
  screen.getByRole('button', { name: 'Compare two versions' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Your email address is there.')).toBeVisible()
  expect(screen.getByText('We could not find a phone number.')).toBeVisible()
  expect(screen.getByText('No new suggestions.')).toBeVisible()
  expect(screen.getByText('Personal care')).toBeVisible()
})
