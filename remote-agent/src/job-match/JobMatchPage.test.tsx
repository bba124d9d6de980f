import {
  cancelMatchRun,
  listMatchedClients,
  type MatchRun,
  readCaseload,
  readMatchRun,
  startMatchRun,
  suggestJob,
} from '@onward/contracts/jobs/match-runs'
import { askClient, listSharing } from '@onward/contracts/jobseekers/coach'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AgentStory } from '../testing/AgentStory'
import { receipt } from '../testing/examples'
import { clients, id, names, run } from './examples'
import JobMatchPage from './JobMatchPage'

afterEach(() => {
  cleanup()
  forgetQueries()
})

/** Fake services with one run, `first`; starting makes it run. */
function show(first: MatchRun | null, startAnswers: 'starts' | 'runs-already' = 'starts') {
  const asked = { started: 0, cancelled: 0, suggested: [] as object[], questions: [] as string[] }
  let stored = first
  const running: MatchRun = { ...run, state: 'running', endedAt: null, done: 1 }
  const served = [
    serve(readMatchRun, () => ({ run: stored })),
    serve(startMatchRun, () => {
      asked.started += 1
      stored = running
      return startAnswers === 'starts' ? { id: run.id, receipt } : { problem: 'state-conflict' }
    }),
    serve(cancelMatchRun, () => {
      asked.cancelled += 1
      stored = { ...running, state: 'cancelled' }
      return { receipt }
    }),
    serve(listMatchedClients, () => ({ items: clients, nextCursor: null })),
    serve(readCaseload, () => ({
      items: names.map((name, n) => ({ referralId: id(n + 1), firstName: name, lastName: '' })),
    })),
    serve(listSharing, () => ({
      items: names.map((_, n) => ({
        referralId: id(n + 1),
        sharing: { cv: n < 4, matches: n < 4 },
        asked: asked.questions.includes(id(n + 1)),
        askAgainFrom: null,
      })),
    })),
    serve(suggestJob, ({ params, body }) => {
      asked.suggested.push({ ...params, ...body })
      return { id: id(99), receipt }
    }),
    serve(askClient, ({ params }) => {
      asked.questions.push(params.id ?? '')
      return { receipt }
    }),
  ]
  render(
    <AgentStory path="/agent/job-match" served={served}>
      <JobMatchPage />
    </AgentStory>,
  )
  return asked
}

it('says before the first run how many clients it is for, and shows its progress once it is started', async () => {
  const asked = show(null)
  expect(await screen.findByText(/4 of your 7 clients share/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Run AI Job Match' }))
  expect(await screen.findByText('1 of 6 clients')).toBeVisible()
  expect(asked.started).toBe(1)
  expect(screen.queryByRole('button', { name: /Run/ })).toBeNull()
})

it('shows the run that another window has started, instead of a second one', async () => {
  show(run, 'runs-already')
  await userEvent.click(await screen.findByRole('button', { name: 'Run it again' }))
  expect(await screen.findByText('1 of 6 clients')).toBeVisible()
})

it('can be cancelled, and shows what it found until then', async () => {
  const asked = show({ ...run, state: 'running', endedAt: null, done: 1 })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the run' }))
  expect(await screen.findByText('The run was cancelled')).toBeVisible()
  expect(asked.cancelled).toBe(1)
  expect(await screen.findByRole('link', { name: 'Amina Okafor-Reed' })).toBeVisible()
})

it('suggests a job by keyboard, with a few words', async () => {
  const asked = show(run)
  const suggest = await screen.findByRole('button', { name: 'Suggest Warehouse Operative to Rhys Bowen' })
  suggest.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText(/A few words from you/), 'Near your school')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suggest the job' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.suggested).toEqual([{ id: id(2), jobId: id(15), words: 'Near your school' }])
})

it('asks all clients who share nothing with one press, each of them once', async () => {
  const asked = show(run)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask all 3' }))
  await waitFor(() => expect(screen.getAllByText('Asked, waiting for an answer')).toHaveLength(3))
  expect(asked.questions).toEqual([id(5), id(6), id(7)])
  expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull()
})

it('gives the reasons for a score, without what somebody needs at work', async () => {
  show(run)
  const [first] = await screen.findAllByText('Why this match?')
  if (first) await userEvent.click(first)
  expect(screen.getAllByText('Worked as Care Assistant')[0]).toBeVisible()
  expect(screen.getAllByText('Medication administration: +10 points')[0]).toBeVisible()
})
