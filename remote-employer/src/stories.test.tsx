import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, waitFor } from '@testing-library/react'
import * as application from './applications/ApplicationPage.stories'
import * as applications from './applications/ApplicationsPage.stories'
import * as badgeCheck from './badge-check/BadgeCheckPage.stories'
import * as candidates from './candidates/CandidatesPage.stories'
import * as dashboard from './dashboard/DashboardPage.stories'
import * as job from './jobs/JobPage.stories'
import * as jobs from './jobs/JobsPage.stories'
import * as posting from './posting/PostJobPage.stories'

afterEach(() => {
  cleanup()
  forgetQueries()
})
const stories = Object.entries({ application, badgeCheck, candidates, applications, dashboard, job, jobs, posting }).flatMap(
  ([name, module]) =>
    Object.entries(composeStories(module as typeof jobs)).map(([story, Story]) => ({ name: `${name}: ${story}`, Story })),
)

test.each(stories)('$name is drawn without an untranslated word', async ({ name, Story }) => {
  const { container } = render(<Story />)
  if (!name.endsWith('Loading')) await waitFor(() => expect(container).not.toHaveTextContent(/Loading\.\.\.|Wrthi’n llwytho/))
  expect(container.textContent).not.toBe('')
  // A key without a text is shown as itself.
  expect(container.textContent).not.toMatch(/\b[a-z]+\.[a-z]+(\.[a-zA-Z]+)?\b(?<!example\.org)(?<!cv\.pdf)/)
})
