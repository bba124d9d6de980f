import { answerInvitation, listMyInvitations, readIntroduction } from '@onward/contracts/jobs/pool'
import { serve } from '@onward/portal-kit/fake-api'
import { composeStories } from '@storybook/react-webpack5'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { JobseekerStory } from '../testing/JobseekerStory'
import InvitationsPage from './InvitationsPage'
import * as stories from './InvitationsPage.stories'

const { OneThatWaits, OnOtherPages } = composeStories(stories)
const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
const waiting = {
  id: '00000000-0000-4000-8000-00000000aa01',
  jobId: '00000000-0000-4000-8000-00000000aa02',
  jobTitle: 'Care assistant',
  organisationId: '00000000-0000-4000-8000-00000000aa03',
  company: 'Calder Care',
  location: 'Leeds',
  salary: '',
  isJobOpen: true,
  message: 'Come and meet us',
  sentAt: '2026-11-18T09:00:00.000Z',
  expiresAt: '2026-12-02T09:00:00.000Z',
  answeredAt: null,
  score: 92,
  matchingSkills: [],
  applicationId: null,
}

test('accepting first shows what the employer will see, and signs it when it is sent', async () => {
  const sent: object[] = []
  let state: 'sent' | 'accepted' = 'sent'
  const served = [
    serve(listMyInvitations, () => ({
      items: [{ ...waiting, state, answeredAt: state === 'accepted' ? receipt.at : null }],
      nextCursor: null,
      total: 1,
      open: 1,
      refused: [],
    })),
    serve(readIntroduction, () => ({ name: 'Zoë L', email: 'zoe@people.example', phone: '', handover: 'a.b.c' })),
    serve(answerInvitation, ({ body }) => {
      sent.push(body)
      state = 'accepted'
      return { state, receipt }
    }),
  ]
  render(
    <JobseekerStory path="/invitations" served={served}>
      <InvitationsPage />
    </JobseekerStory>,
  )
  const accept = await screen.findByRole('button', { name: 'Accept: Care assistant, Calder Care' })
  accept.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept the invitation of Calder Care?' }))
  expect(await dialog.findByText('zoe@people.example')).toBeVisible()
  expect(dialog.getByText('No phone number')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Accept and show my name' }))
  expect(await screen.findByRole('link', { name: 'Apply for this job' })).toHaveAttribute('href', `/jobs/${waiting.jobId}/apply`)
  expect(sent).toEqual([{ answer: 'accept', introduction: 'a.b.c' }])
})

test('declining takes one press, and blocking the employer needs a confirmation', async () => {
  render(<OneThatWaits />)
  await userEvent.click(await screen.findByRole('button', { name: /^Never again from this employer/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Never hear from Calder Community Care again?' }))
  expect(dialog.getByText(/We tell them only that you said no/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the dashboard and the job’s page say that somebody waits', async () => {
  render(<OnOtherPages />)
  expect(await screen.findByText('An employer invites you to apply')).toBeVisible()
  expect(await screen.findByText('This employer invites you to apply')).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/invitations', '/invitations'])
})
