import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { inviteApplicants } from '@onward/contracts/jobs/interviews'
import { readOrganisation } from '@onward/contracts/jobs/organisation'
import { writeToApplicants } from '@onward/contracts/messaging/threads'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { useState } from 'react'
import { receipt } from '../testing/examples'
import { HIRING_MESSAGES } from './ApplicationsStory'
import { several } from './examples'
import { type Asked, ManyAtOnce } from './ManyAtOnce'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
})
function Several({ of }: { of: readonly EmployerApplication[] }) {
  const [chosen, setChosen] = useState(of)
  const [asking, setAsking] = useState<Asked | null>(null)
  return <ManyAtOnce chosen={chosen} onClear={() => setChosen([])} asking={asking} onAsk={setAsking} />
}
function show(of: readonly EmployerApplication[], ...served: Parameters<typeof fakeApi>) {
  undo = fakeApi(
    ...served,
    serve(readOrganisation, () => ({ organisation: null })),
  )
  return render(
    <PortalFixture viewer="employer" path="/employer/applications" messages={HIRING_MESSAGES}>
      <Several of={of} />
    </PortalFixture>,
  )
}
const people = several.map((one) => ({ ...one, state: 'shortlisted' as const }))
const [first, second, third] = people as [EmployerApplication, EmployerApplication, EmployerApplication]
const type = async (box: ReturnType<typeof within>, label: string, text: string) =>
  userEvent.type(box.getByLabelText(label), text)

test('people on the shortlist are first of all invited; a message may always be sent', () => {
  const { unmount } = show(people)
  const offered = () =>
    within(screen.getByRole('status'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(offered().slice(0, 1)).toEqual(['Invite to Interview'])
  unmount()
  undo()
  show([{ ...first, state: 'rejected' }, second])
  expect(offered()).toEqual(['Message', 'Choose none'])
})

test('several are invited in turn in one dialog; who is busy is named and offered other times', async () => {
  const asked: { applications: { slots: readonly string[] }[] }[] = []
  show(
    people,
    serve(inviteApplicants, ({ body }) => {
      asked.push(body)
      return {
        results: body.applications.map(({ id }) =>
          id === third.id
            ? { id, outcome: 'busy' as const, state: 'shortlisted' as const, busyAt: '2098-03-24T11:00:00.000Z' }
            : { id, outcome: 'invited' as const, state: 'interview_invited' as const, busyAt: null },
        ),
        receipt,
      }
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Invite to Interview' }))
  const dialog = await screen.findByRole('dialog', { name: 'Invite 3 applicants to an interview' })
  const box = within(dialog)
  await userEvent.click(box.getByRole('button', { name: 'Send 3 invitations' }))
  expect(await box.findByRole('alert')).toHaveTextContent('Choose how you will meet')
  for (const [label, text] of [
    ['Day', '24'],
    ['Month', '3'],
    ['Year', '2098'],
    ['Starts at', '10:00'],
  ] as const)
    await type(box, label, text)
  await userEvent.click(box.getByRole('radio', { name: 'Phone call' }))
  await type(box, 'Who rings which number', 'We ring you.')
  await userEvent.type(box.getByLabelText(/^Who they will meet/), 'Shanice Cole')
  expect(box.getByText(third.name).closest('li')).toHaveTextContent('24 March 2098, 11:00')
  const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
  await userEvent.click(box.getByRole('button', { name: 'Send 3 invitations' }))
  expect(screen.getByText('3 invitations will be sent in a moment.')).toBeVisible()
  expect(asked).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Do it now' }))
  expect(await screen.findByText('2 invitations sent.')).toBeVisible()
  expect(asked[0]?.applications.map(({ slots }) => slots)).toEqual([
    ['2098-03-24T10:00'],
    ['2098-03-24T10:30'],
    ['2098-03-24T11:00'],
  ])
  expect(screen.getByText(/Receipt/)).toHaveTextContent(receipt.reference)
  expect(screen.getByRole('link', { name: /Shanice Cole has another interview on 24 March 2098, 11:00/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Offer them other times' }))
  const again = await screen.findByRole('dialog', { name: 'Invite 1 applicant to an interview' })
  expect(within(again).getByLabelText('Who rings which number')).toHaveValue('We ring you.')
})

test('a message to several is sent once, also when the answer was lost; what was typed stays', async () => {
  const keys: string[] = []
  let isDown = true
  show(
    people,
    serve(writeToApplicants, ({ body, idempotencyKey }) => {
      keys.push(idempotencyKey ?? '')
      if (isDown) return { problem: 'unexpected' }
      const results = body.applicationIds.map((applicationId) => ({
        applicationId,
        outcome: applicationId === second.id ? ('not-found' as const) : ('sent' as const),
      }))
      return { results, receipt }
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Message' }))
  let box = within(await screen.findByRole('dialog', { name: 'Message to 3 applicants' }))
  await userEvent.click(box.getByRole('button', { name: 'Send to 3 people' }))
  expect(box.getByText('Write a message')).toBeVisible()
  await type(box, 'Message', 'Please bring your licence.')
  await userEvent.click(box.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Message' }))
  box = within(await screen.findByRole('dialog'))
  expect(box.getByLabelText('Message')).toHaveValue('Please bring your licence.')
  await userEvent.click(box.getByRole('button', { name: 'Send to 3 people' }))
  await userEvent.click(screen.getByRole('button', { name: 'Do it now' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is done twice if you try again.')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('2 messages sent.')).toBeVisible()
  expect(screen.getByText(`${second.name}: there is no conversation any more`)).toBeVisible()
  await waitFor(() => expect(new Set(keys).size).toBe(1))
})

test('a confirmed message can be taken back before it is sent', async () => {
  const asked: unknown[] = []
  show(
    people,
    serve(writeToApplicants, ({ body }) => {
      asked.push(body)
      return { results: [], receipt }
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Message' }))
  const box = within(await screen.findByRole('dialog'))
  await type(box, 'Message', 'Hello')
  await userEvent.click(box.getByRole('button', { name: 'Send to 3 people' }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.queryByText(/will be sent in a moment/)).toBeNull()
  expect(asked).toEqual([])
})
