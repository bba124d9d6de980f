import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import { answerInterview, answerOffer, type Interview, listMyInterviews } from '@onward/contracts/jobs/interviews'
import {
  listMyApplications,
  type MyApplication,
  readMyApplication,
  withdrawApplication,
} from '@onward/contracts/jobs/own-applications'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { fakeLive, PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { application, applications, offer, receipt } from '../testing/examples'
import { MESSAGES } from '../testing/JobseekerStory'
import ApplicationPage from './ApplicationPage'
import ApplicationsPage from './ApplicationsPage'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
})
const { subscribe, tell } = fakeLive()
const portal = { subscribe }
const show = (list = false) =>
  render(
    <PortalFixture
      viewer="user"
      path={list ? '/applications' : `/applications/${application.id}`}
      route={list ? '/applications' : '/applications/:id'}
      messages={MESSAGES}
      portal={portal}
    >
      {list ? <ApplicationsPage /> : <ApplicationPage />}
    </PortalFixture>,
  )

test('withdrawing asks first, sends once, and gives a receipt', async () => {
  let state: ApplicationState = 'submitted'
  let sent = 0
  undo = fakeApi(
    serve(readMyApplication, () => ({ ...application, state })),
    serve(withdrawApplication, () => {
      sent++
      state = 'withdrawn'
      return { state, receipt }
    }),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw application' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/will no longer consider you/)).toBeVisible()
  expect(sent).toBe(0)
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('You withdrew this application.')).toBeVisible()
  expect(screen.getByText(/Application withdrawn/)).toHaveTextContent('ONW-7K3F-9QXM')
  expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull()
  expect(sent).toBe(1)
})

test('a withdrawal may have a reason, which is shown afterwards', async () => {
  let state: ApplicationState = 'interview_scheduled'
  let reason: unknown
  undo = fakeApi(
    serve(readMyApplication, () => ({ ...application, state, withdrawal: state === 'withdrawn' ? ('travel' as const) : null })),
    serve(listMyInterviews, () => ({ items: [] })),
    serve(withdrawApplication, ({ body }) => {
      reason = body.reason
      state = 'withdrawn'
      return { state, receipt }
    }),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw application' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/Your interview is cancelled too/)).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'I would rather not say' })).toBeChecked()
  await userEvent.click(dialog.getByRole('radio', { name: 'It is too far, or hard to get to' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('You said: It is too far, or hard to get to')).toBeVisible()
  expect(reason).toBe('travel')
})

test('a cancelled interview says what comes next, and offers to remove it from the calendar', async () => {
  undo = fakeApi(
    serve(readMyApplication, () => ({
      ...application,
      state: 'under_review' as const,
      history: [
        ...application.history,
        { state: 'interview_scheduled' as const, at: '2026-11-21T09:00:00.000Z', by: 'jobseeker' as const },
        { state: 'under_review' as const, at: '2026-11-22T09:00:00.000Z', by: 'employer' as const },
      ],
    })),
    serve(listMyInterviews, () => ({
      items: [{ ...invitation, state: 'cancelled' as const, startsAt: '2099-03-24T10:00:00.000Z' }],
    })),
  )
  show()
  expect(await screen.findByText('Your interview on Tuesday 24 March 2099, 10:00 is cancelled')).toBeVisible()
  expect(screen.getByText(/is looking at it again and may suggest other times/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Take it out of my calendar' })).toHaveAttribute(
    'href',
    `/api/jobs/interviews/${invitation.id}/calendar`,
  )
  const [, happened] = screen.getAllByRole('list')
  const history = within(happened as HTMLElement)
  expect(history.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual([
    'You applied',
    'You chose a time for the interview',
    'They are looking at it again',
  ])
  expect(history.getByText(/22 November 2026, 09:00, Calder Community Care/)).toBeVisible()
})

test('a withdrawal that fails says so in the dialog and changes nothing', async () => {
  undo = fakeApi(
    serve(readMyApplication, () => application),
    serve(withdrawApplication, () => ({ problem: 'unexpected' })),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw application' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
  expect(await dialog.findByRole('button', { name: 'Keep it' })).toBeVisible()
  expect(screen.getByText('The employer has your application.')).toBeVisible()
})

test('an employer’s answer shows without a reload, on the page and in the list', async () => {
  let state: ApplicationState = 'submitted'
  undo = fakeApi(
    serve(readMyApplication, () => ({ ...application, state })),
    serve(listMyInterviews, () => ({ items: [] })),
    serve(listMyApplications, () => ({ ...applications, items: [{ ...application, state }] })),
  )
  const page = show()
  expect(await screen.findByText('The employer has your application.')).toBeVisible()
  state = 'interview_invited'
  act(() => tell('application'))
  expect(await screen.findByText('The employer would like to meet you.')).toBeVisible()
  page.unmount()
  show(true)
  expect(await screen.findByRole('heading', { name: 'Waiting for your answer' })).toBeVisible()
  expect(screen.getByText('Interview invitation')).toBeVisible()
})

const invitation: Interview = {
  id: '44444444-4444-4444-8444-444444444444',
  applicationId: application.id,
  state: 'proposed',
  version: 1,
  slots: ['2099-03-24T10:00:00.000Z', '2099-03-30T13:30:00.000Z'],
  startsAt: null,
  minutes: 45,
  way: 'in-person',
  place: 'Calder House, Leeds',
  meet: 'Gareth',
  bring: 'Your passport',
  adjustments: '',
  note: '',
  closingWords: '',
  answer: '',
  suggested: [],
  history: [],
}

test('a time is chosen by keyboard, and shown with its calendar file', async () => {
  let interview = invitation
  let state: ApplicationState = 'interview_invited'
  undo = fakeApi(
    serve(readMyApplication, () => ({ ...application, state })),
    serve(listMyInterviews, () => ({ items: [interview] })),
    serve(answerInterview, ({ body }) => {
      if (body.answer !== 'confirm') throw new Error('another answer')
      interview = { ...invitation, state: 'confirmed', startsAt: body.slot, version: 2 }
      state = 'interview_scheduled'
      return { state: 'confirmed' as const, application: state, receipt }
    }),
  )
  show()
  const send = await screen.findByRole('button', { name: 'Choose this time' })
  send.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Choose one of the times first')).toBeVisible()
  screen.getByRole('radio', { name: /30 March 2099, 14:30/ }).focus()
  await userEvent.keyboard(' ')
  send.focus()
  await userEvent.keyboard('{Enter}')
  const link = await screen.findByRole('link', { name: 'Add to my calendar' })
  expect(screen.getByText('Gareth')).toBeVisible()
  expect(screen.getByText('Your passport')).toBeVisible()
  // The form is gone, so the focus moves to the state.
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Interview Scheduled'))
  expect(link).toHaveAttribute('href', `/api/jobs/interviews/${invitation.id}/calendar`)
})

test('asking for other times needs a text', async () => {
  let asked: unknown
  undo = fakeApi(
    serve(readMyApplication, () => ({ ...application, state: 'interview_invited' as const })),
    serve(listMyInterviews, () => ({ items: [invitation] })),
    serve(answerInterview, ({ body }) => {
      asked = body
      return { state: 'alternative_requested' as const, application: 'interview_invited' as const, receipt }
    }),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for other times' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Send to the employer' }))
  expect(dialog.getByText('Say which times would suit you')).toBeVisible()
  await userEvent.type(dialog.getByLabelText(/Which times/), 'After two')
  await userEvent.click(dialog.getByRole('button', { name: 'Send to the employer' }))
  expect(await screen.findByText(/The employer has your answer/)).toBeVisible()
  expect(asked).toEqual({ answer: 'other-times', words: 'After two', suggested: [], version: 1 })
})

test.each([
  ['https://meet.example/calder', true],
  ['javascript:alert(1)', false],
  ['Calder House, see https://calder.example', false],
])('a video call is joined by its link, and by nothing that only looks like one: %s', async (place, isLink) => {
  undo = fakeApi(
    serve(readMyApplication, () => ({ ...application, state: 'interview_invited' as const })),
    serve(listMyInterviews, () => ({ items: [{ ...invitation, way: 'video' as const, place }] })),
  )
  show()
  expect(await screen.findByText(place)).toBeVisible()
  expect(screen.queryByRole('link', { name: place }) !== null).toBe(isLink)
})

test('an offered time at which another interview is agreed says so', async () => {
  const other = { ...invitation, id: '5b0f1a52-9c1e-4c39-8f53-0000000000b9', state: 'confirmed' as const, minutes: 30 }
  undo = fakeApi(
    serve(readMyApplication, () => ({ ...application, state: 'interview_invited' as const })),
    serve(listMyInterviews, () => ({ items: [invitation, { ...other, startsAt: '2099-03-24T10:15:00.000Z' }] })),
  )
  show()
  expect(await screen.findByLabelText(/24 March.* \(you have another interview then, at 10:15\)/)).toBeInTheDocument()
  expect(screen.getByLabelText(/30 March/)).toHaveAccessibleName(expect.not.stringContaining('another interview'))
})

test('times that have all passed are not offered for choosing', async () => {
  undo = fakeApi(
    serve(readMyApplication, () => ({ ...application, state: 'interview_invited' as const })),
    serve(listMyInterviews, () => ({ items: [{ ...invitation, slots: ['2020-03-24T10:00:00.000Z'] }] })),
  )
  show()
  expect(await screen.findByText('All of these times have passed')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByRole('button', { name: 'Ask for other times' })).toBeVisible()
})

test('times that the employer changed meanwhile are shown beside the reason', async () => {
  let interview = invitation
  undo = fakeApi(
    serve(readMyApplication, () => ({ ...application, state: 'interview_invited' as const })),
    serve(listMyInterviews, () => ({ items: [interview] })),
    serve(answerInterview, () => {
      interview = { ...invitation, version: 2, slots: ['2099-04-02T09:00:00.000Z'] }
      return { problem: 'state-conflict' }
    }),
  )
  show()
  await userEvent.click(await screen.findByRole('radio', { name: /30 March/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Choose this time' }))
  expect(await screen.findByText(/changed since you opened this page/)).toBeVisible()
  expect(await screen.findByRole('radio', { name: /Thursday 2 April 2099, 10:00/ })).not.toBeChecked()
})

test('an offer is accepted in the version that was read, after a confirmation; then the start date is shown', async () => {
  let state: ApplicationState = 'offered'
  let start: MyApplication['start'] = null
  undo = fakeApi(
    serve(readMyApplication, () => ({ ...application, state, offer, start })),
    serve(answerOffer, ({ body }) => {
      if (body.offerVersion !== offer.version) return { problem: 'state-conflict' as const }
      state = body.accept ? 'accepted' : 'declined'
      return { state, receipt }
    }),
  )
  const page = show()
  expect(await screen.findByText('£12.80 an hour')).toBeVisible()
  expect(screen.getByText(/^3 April 2099\. You can still answer after that day/)).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the offer' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept the offer' }))
  expect(await screen.findByRole('heading', { name: 'You have accepted this offer' })).toBeVisible()
  page.unmount()
  forgetQueries()
  start = { startsOn: '2099-04-14', startedOn: null, version: 1 }
  show()
  expect(await screen.findByRole('heading', { name: 'You start on 14 April 2099' })).toBeVisible()
})
