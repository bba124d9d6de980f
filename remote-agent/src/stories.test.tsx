import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { cleanup, getConfig, render, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import * as appointments from './appointments/AppointmentsPage.stories'
import * as schedule from './appointments/SchedulePage.stories'
import * as activeCases from './cases/ActiveCasesPage.stories'
import * as client from './clients/ClientPage.stories'
import * as messages from './conversations/MessagesPage.stories'
import * as uploadCv from './cv/UploadPage.stories'
import * as dashboard from './dashboard/DashboardPage.stories'
import * as imports from './imports/ImportPage.stories'
import * as jobMatch from './job-match/JobMatchPage.stories'
import * as placements from './placements/PlacementsPage.stories'
import * as questions from './questions/QuestionsPage.stories'
import * as referrals from './referrals/ReferralsPage.stories'
import * as report from './report/ReportPage.stories'

afterEach(() => {
  cleanup()
  forgetQueries()
})
const stories = Object.entries({
  messages,
  placements,
  activeCases,
  appointments,
  schedule,
  client,
  dashboard,
  imports,
  questions,
  referrals,
  report,
  uploadCv,
  jobMatch,
}).flatMap(([name, module]) =>
  Object.entries(composeStories(module as typeof dashboard)).map(([story, Story]) => ({ name: `${name}: ${story}`, Story })),
)

test.each(stories)('$name is drawn for everybody, without an untranslated word', async ({ name, Story }) => {
  const { container } = render(<Story />)
  if (!name.endsWith('Loading')) await waitFor(() => expect(container).not.toHaveTextContent(/Loading\.\.\.|Wrthi’n llwytho/))
  expect(container.textContent).not.toBe('')
  // A key without a text is shown as itself.
  expect(container.textContent).not.toMatch(/\b[a-z]+\.[a-z]+(\.[a-zA-Z]+)?\b(?<!example\.org)/)
  // Outside `act`: React's warnings about updates from fetches cost more time than a story.
  const { violations }: axe.AxeResults = await getConfig().asyncWrapper(() =>
    axe.run(container, {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    }),
  )
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})
