import { listLiveJobs, readEmployerSummary } from '@onward/contracts/jobs/employer-jobs'
import { downloadPoolFile, grantPoolFile, inviteCandidate, listCandidates } from '@onward/contracts/jobs/pool'
import { serve } from '@onward/portal-kit/fake-api'
import { composeStories } from '@storybook/react-webpack5'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { job, receipt } from '../testing/examples'
import { CandidateStory } from './CandidateStory'
import CandidatesPage from './CandidatesPage'
import * as stories from './CandidatesPage.stories'
import { candidate } from './examples'

const { Invitations } = composeStories(stories)
const counts = { activeJobs: 1, totalApplications: 0, newApplications: 0, interviewsScheduled: 0 }
const other = { ...job, id: '00000000-0000-4000-8000-00000000e009', title: 'Night porter', location: 'Łódź Street, Leeds' }
const around = [
  serve(readEmployerSummary, () => ({ organisation: { name: 'Calder', verified: true }, ...counts })),
  serve(listLiveJobs, () => ({ items: [job, other] })),
]

test('a candidate is invited from beside the list by keyboard, and the row then says so', async () => {
  const asked: object[] = []
  let invitation: typeof candidate.invitation = null
  const served = [
    ...around,
    serve(listCandidates, () => ({
      items: [{ ...candidate, invitation }],
      nextCursor: null,
      total: 1,
      areas: ['Leeds'],
      searchedFor: [],
      invitationsLeft: 5,
    })),
    serve(inviteCandidate, ({ body }) => {
      asked.push(body)
      invitation = { id: candidate.id, state: 'sent' }
      return { id: candidate.id, receipt }
    }),
  ]
  render(
    <CandidateStory served={served}>
      <CandidatesPage />
    </CandidateStory>,
  )
  await userEvent.click(await screen.findByRole('link', { name: 'Jobseeker K7M2Q' }))
  const invite = await screen.findByRole('button', { name: 'Invite Jobseeker K7M2Q to apply' })
  const panel = within(screen.getByRole('dialog', { name: 'Jobseeker K7M2Q' }))
  expect(panel.getByText('Has 3 of the 4 skills you ask for')).toBeVisible()
  expect(panel.getByText('Moving and handling')).toBeVisible()
  invite.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Jobseeker K7M2Q to apply' }))
  const message = dialog.getByRole('textbox', { name: 'Your message' })
  await userEvent.clear(message)
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(await dialog.findByText('Write a short message')).toBeVisible()
  await userEvent.type(message, 'Come and meet us')
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(await within(screen.getByRole('table', { name: 'Find candidates' })).findByText('Invited, no answer yet')).toBeVisible()
  expect(asked).toEqual([{ jobId: job.id, message: 'Come and meet us' }])
})

test('inviting somebody who has left the pool says so, and the dialog stays open', async () => {
  const served = [
    ...around,
    serve(listCandidates, () => ({
      items: [candidate],
      nextCursor: null,
      total: 1,
      areas: [],
      searchedFor: [],
      invitationsLeft: 5,
    })),
    serve(inviteCandidate, () => ({ problem: 'not-found' })),
  ]
  render(
    <CandidateStory served={served}>
      <CandidatesPage />
    </CandidateStory>,
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Invite to apply/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('Jobseeker K7M2Q is no longer in the pool.')).toBeVisible()
})

test('filters are part of the request, and a CV is opened by a one-time link', async () => {
  const queries: string[] = []
  const files: string[] = []
  const served = [
    ...around,
    serve(listCandidates, ({ query }) => {
      queries.push(query.toString())
      return { items: [candidate], nextCursor: null, total: 1, areas: ['Leeds', 'York'], searchedFor: [], invitationsLeft: 5 }
    }),
    serve(grantPoolFile, ({ body }) => {
      files.push(body.file)
      return { url: '/api/jobseekers/pool/file?grant=abc', expiresAt: '2026-11-21T10:01:00.000Z' }
    }),
    serve(downloadPoolFile, ({ query }) => {
      files.push(String(query.get('grant')))
      return { text: 'cv', filename: 'cv.pdf' } as never
    }),
  ]
  window.URL.createObjectURL = () => 'blob:x'
  window.URL.revokeObjectURL = () => undefined
  render(
    <CandidateStory served={served}>
      <CandidatesPage />
    </CandidateStory>,
  )
  await screen.findByRole('link', { name: 'Jobseeker K7M2Q' })
  await userEvent.click(screen.getByText('Filter'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'York')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Badge' }), 'workplace-readiness')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Skill, licence or job held' }), 'forklift')
  await waitFor(() => expect(queries.at(-1)).toContain('q=forklift'))
  await userEvent.click(await screen.findByRole('link', { name: 'Jobseeker K7M2Q' }))
  expect(queries.at(-1)).toContain('badge=workplace-readiness')
  expect(queries.at(-1)).toContain('area=York')
  await userEvent.click(await screen.findByLabelText('Open CV: Jobseeker K7M2Q'))
  await waitFor(() => expect(files).toEqual(['cv', 'abc']))
})

test('any live job is found by typing, and its people are asked for', async () => {
  const asked: (string | null)[] = []
  const served = [
    ...around,
    serve(listCandidates, ({ query }) => {
      asked.push(query.get('jobId'))
      return { items: [candidate], nextCursor: null, total: 1, areas: [], searchedFor: [], invitationsLeft: 5 }
    }),
  ]
  render(
    <CandidateStory served={served}>
      <CandidatesPage />
    </CandidateStory>,
  )
  await screen.findByRole('link', { name: 'Jobseeker K7M2Q' })
  await userEvent.click(screen.getByRole('combobox', { name: 'Job' }))
  await userEvent.type(await screen.findByRole('combobox', { name: 'Job', expanded: true }), 'lodz')
  await userEvent.click(await screen.findByTitle('Night porter, Łódź Street, Leeds'))
  await waitFor(() => expect(asked).toEqual([job.id, other.id]))
})

test('people who accepted are named, with what to do next', async () => {
  render(<Invitations />)
  const card = within(await screen.findByRole('article', { name: 'Zoë Łukasiewicz-Şahin (Jobseeker K7M2Q)' }))
  expect(card.getByRole('link', { name: 'zoe@people.example' })).toBeVisible()
  expect(card.getByRole('link', { name: '07700 900123' })).toHaveAttribute('href', 'tel:07700900123')
  expect(card.getByText(/They have been asked to apply/)).toBeVisible()
})
