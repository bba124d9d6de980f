import { listEmployerApplications } from '@onward/contracts/jobs/employer-applications'
import { postJob } from '@onward/contracts/jobs/posting'
import {
  DOCUMENTED_TEXTS,
  type DocumentedIdOf,
  documentedIdsOf,
  missingFrom,
  repeatedSentences,
} from '@onward/portal-kit/documented-texts'
import { serve } from '@onward/portal-kit/fake-api'
import { composeStories } from '@storybook/react-webpack5'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ApplicationsPage from './applications/ApplicationsPage'
import { ApplicationsStory } from './applications/ApplicationsStory'
import * as dashboard from './dashboard/DashboardPage.stories'
import * as jobs from './jobs/JobsPage.stories'
import { job, receipt } from './testing/examples'

const { BusyDay, FilteredByInterviews } = composeStories(dashboard)
const { NothingFound } = composeStories(jobs)

const FILLED = { 'Job title': 'Cook', Location: 'Leeds', 'Job description': 'Cook lunch.' }
type Answer = Parameters<typeof serve<typeof postJob>>[1]
const posted: Answer = () => ({ id: job.id, state: 'active', receipt })
async function post(typed: Partial<typeof FILLED>, answer: Answer = posted): Promise<void> {
  render(<BusyDay served={[serve(postJob, answer), ...(BusyDay.args.served ?? [])]} />)
  await screen.findByRole('button', { name: 'Post Job' })
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  }
  await userEvent.click(screen.getByRole('button', { name: 'Post Job' }))
}
const draw = (Story: typeof BusyDay) => () => {
  render(<Story />)
}

const BROUGHT_ABOUT: Record<DocumentedIdOf<'employer'>, () => void | Promise<void>> = {
  filteringBy: draw(FilteredByInterviews),
  clearFilter: draw(FilteredByInterviews),
  jobOpen: draw(BusyDay),
  noJobs: () => {
    render(<NothingFound />)
  },
  noApplications: () => {
    const nobody = serve(listEmployerApplications, () => ({ items: [], nextCursor: null, total: 0, counts: { all: 12, new: 3 } }))
    render(
      <ApplicationsStory path="/employer/applications?status=new" served={[nobody]}>
        <ApplicationsPage />
      </ApplicationsStory>,
    )
  },
  postingJob: () => post(FILLED, () => new Promise(() => undefined)),
  jobIncomplete: () => post({}),
  jobPosted: () => post(FILLED),
}

test('each documented text of this front end has a test, and no other', () => {
  expect(Object.keys(BROUGHT_ABOUT).sort()).toEqual([...documentedIdsOf('employer')].sort())
})

test.each(documentedIdsOf('employer'))('the documented text of %s is shown to the letter', async (id) => {
  sessionStorage.clear()
  await BROUGHT_ABOUT[id]()
  await waitFor(() => expect(missingFrom(DOCUMENTED_TEXTS[id])).toBeNull())
  expect(repeatedSentences()).toEqual([])
})
