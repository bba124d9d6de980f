import { composeStories } from '@storybook/react-webpack5'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import * as stories from './ApplicationInterviews.stories'
import * as page from './InterviewsPage.stories'

const { NotInvited, OtherTimesAsked, Agreed, NeedsAnOutcome, HeldWithNotes } = composeStories(stories)
const { Lists, Empty } = composeStories(page)
const all = [
  ...Object.entries(composeStories(stories)),
  ...Object.entries(composeStories(page)).map(([name, Story]) => [`page ${name}`, Story] as const),
] as [string, typeof NotInvited][]

test.each(all)('%s can be used with assistive technology, and has every word', async (name, Story) => {
  const { container, baseElement } = render(<Story />)
  if (!name.endsWith('Loading')) await waitFor(() => expect(container).not.toHaveTextContent(/Loading\.\.\.|Wrthi’n llwytho/))
  const { violations } = await axe.run(baseElement, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  expect(container.textContent).not.toMatch(/\b(?:form|list|page|facts|state|way|calendar)\.[a-z_-]+/)
})

const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const at = async (number: number, day: string, month: string, year: string, time: string) => {
  const group = within(screen.getByRole('group', { name: `Time ${number}` }))
  for (const [label, text] of [
    ['Day', day],
    ['Month', month],
    ['Year', year],
    ['Starts at', time],
  ] as const) {
    await userEvent.clear(group.getByLabelText(label))
    await userEvent.type(group.getByLabelText(label), text)
  }
}

test('an invitation is filled in by keyboard; what is missing or impossible is said and nothing is lost', async () => {
  render(<NotInvited />)
  const invite = await screen.findByRole('button', { name: 'Invite to Interview' })
  invite.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByLabelText('Day')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveTextContent('Enter a real day')
  expect(summary).toHaveTextContent('Choose how you will meet')
  expect(summary).toHaveTextContent('Say where, or how to join')
  await at(1, '30', '3', '2098', '01:30')
  await userEvent.click(screen.getByRole('radio', { name: 'Phone call' }))
  await type('Who rings which number', 'We ring you.')
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(screen.getByRole('alert')).toHaveTextContent('The nearest times are 00:59 and 02:00')
  await at(1, '26', '10', '2098', '01:30')
  await userEvent.click(screen.getByRole('radio', { name: 'The second one, an hour later (winter time)' }))
  expect(screen.getByText('A chair with a back, please.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('Waiting for the applicant to choose')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('The invitation is sent')
})

test('the calendar fills the three fields', async () => {
  render(<NotInvited />)
  await userEvent.click(await screen.findByRole('button', { name: 'Invite to Interview' }))
  await userEvent.click(screen.getByRole('button', { name: 'Choose in a calendar' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Choose in a calendar' }), '4 March 2098{Enter}')
  expect(
    [screen.getByLabelText('Day'), screen.getByLabelText('Month'), screen.getByLabelText('Year')].map(
      (one) => (one as HTMLInputElement).value,
    ),
  ).toEqual(['4', '3', '2098'])
})

test('a request for other times is answered with those times', async () => {
  render(<OtherTimesAsked />)
  expect(await screen.findByText(/I take my son to school/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Offer the times they asked for' }))
  expect(screen.getByLabelText('Day')).toHaveValue('25')
  expect(screen.getByLabelText('Starts at')).toHaveValue('15:00')
  await userEvent.click(screen.getByRole('button', { name: 'Send these times' }))
  expect(await screen.findByText('Waiting for the applicant to choose')).toBeVisible()
})

test('an agreed interview can be corrected, and cancelled with a text', async () => {
  render(<Agreed />)
  expect(await screen.findByText('Monday 24 March 2098, 10:00')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute('href', expect.stringContaining('/calendar'))
  await userEvent.click(screen.getByRole('button', { name: 'Change details' }))
  await type('What to bring (optional)', 'Only yourself.')
  await userEvent.click(screen.getByRole('button', { name: 'Save and tell the applicant' }))
  expect(await screen.findByText('Only yourself.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel interview' }))
  await userEvent.type(screen.getByLabelText('Your words to the applicant (optional)'), 'The job is on hold.')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the interview' }))
  expect(await screen.findByText('The job is on hold.')).toBeVisible()
})

test('a past interview asks for its outcome, and "missed" needs a confirmation', async () => {
  render(<NeedsAnOutcome />)
  await userEvent.click(await screen.findByRole('button', { name: 'They did not come' }))
  expect(within(screen.getByRole('dialog')).getByText(/can write to you if it is not right/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Record that they did not come' }))
  expect(await screen.findByText(/^The applicant did not come: /)).toBeVisible()
})

test('colleagues add notes', async () => {
  render(<HeldWithNotes />)
  expect(await screen.findByText('Kind, quick, and asks good questions.')).toBeVisible()
  const [open] = screen.getAllByRole('button', { name: 'Add a note' })
  if (!open) throw new Error('no way to write')
  await userEvent.click(open)
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  expect(screen.getByText('Write a note')).toBeVisible()
  await userEvent.type(screen.getByLabelText(/Note about this interview/), 'Would be glad to have her.')
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText('Would be glad to have her.')).toBeVisible()
})

test('the lists have what waits for the employer first, then days, and no list that is empty', async () => {
  const { unmount } = render(<Lists />)
  await screen.findByRole('heading', { name: 'Monday 24 March 2098' })
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Other times asked for',
    'How did they go?',
    'Upcoming',
    'Waiting for an answer',
  ])
  expect(screen.getByText('10:00 to 10:45')).toBeVisible()
  expect(screen.getByRole('button', { name: 'It was held: Amina Okafor-Reed' })).toBeVisible()
  unmount()
  render(<Empty />)
  expect(await screen.findByText('No interviews yet')).toBeVisible()
})
