import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { JobseekerStory, type JobseekerStoryProps } from '../testing/JobseekerStory'
import BetterOffPage from './BetterOffPage'

afterEach(cleanup)
const draw = (today = '2026-11-23', props: Partial<JobseekerStoryProps> = {}) =>
  render(
    <JobseekerStory path="/better-off" viewer="visitor" {...props}>
      <BetterOffPage today={today} />
    </JobseekerStory>,
  )

async function answer(user: ReturnType<typeof userEvent.setup>, { hours = '16', pay = '12.71' } = {}) {
  await user.type(screen.getByLabelText('Pay before tax'), pay)
  await user.type(screen.getByLabelText('Hours a week'), hours)
  await user.selectOptions(screen.getByLabelText('Where do you live?'), 'England, outside London')
  await user.click(within(screen.getByRole('group', { name: 'Do you live with a partner?' })).getByLabelText('No'))
  await user.click(within(screen.getByRole('group', { name: 'Are you, or is your partner, 25 or over?' })).getByLabelText('Yes'))
}
const send = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'See the difference' }))

test('a single person sees the difference, the steps with their figures, and the figures’ year', async () => {
  const user = userEvent.setup()
  draw()
  expect(screen.getByText(/GOV\.UK figures for 6 April 2026 to 5 April 2027\./)).toBeVisible()
  await answer(user)
  await send(user)
  // 16 × £12.71 × 52 ÷ 12 = £881.23; £424.90 less 55% of that is below zero.
  const difference = await screen.findByRole('heading', { name: 'About £456 a month better off' })
  expect(difference).toHaveFocus()
  expect(screen.getByText('16 hours a week at £12.71 an hour: £881 a month with the job, £425 without it.')).toBeVisible()
  expect(screen.getByText('55p of each £1 of the rest is taken off your Universal Credit: 55p × £881.')).toBeVisible()
  expect(screen.getByText(/^All you earn is counted\./)).toBeVisible()
  expect(screen.getByText(/^This is an estimate, not a decision\./)).toBeVisible()
  for (const name of [
    'entitledto',
    'Turn2us',
    'Policy in Practice: Better Off Calculator',
    /^Help to Claim, from Citizens Advice/,
  ]) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/^https:/))
  }
})

test('the table has the hours of the job among the others, and says where something stops', async () => {
  const user = userEvent.setup()
  draw()
  await answer(user, { hours: '17' })
  await user.click(screen.getByText('Health, caring, pension and travel'))
  await user.click(screen.getByLabelText(/^Yes, and I get Carer’s Allowance/))
  await send(user)
  expect(await screen.findByText('Carer’s Allowance stops in this job')).toBeVisible()
  expect(screen.getByText('At this pay, it goes on up to 16 hours a week.')).toBeVisible()
  const table = screen.getByRole('table', { name: 'What you would have a month' })
  const hours = within(table).getAllByRole('rowheader')
  expect(hours.map(({ textContent }) => textContent)).toEqual(['0', '8', '16', '17', '24', '30', '37'])
  const under = hours[3]?.closest('tbody')
  expect(under).toHaveTextContent('This job; Carer’s Allowance stops')
})

test('in Scotland it says that Carer Support Payment and school meals are left out', async () => {
  const user = userEvent.setup()
  draw()
  await answer(user)
  await user.selectOptions(screen.getByLabelText('Where do you live?'), 'Scotland')
  await user.selectOptions(screen.getByLabelText('Children who live with you'), '1')
  await user.click(screen.getByText('Health, caring, pension and travel'))
  await user.click(screen.getByLabelText(/^Yes, and I get Carer’s Allowance/))
  await send(user)
  await user.click(await screen.findByText('What this leaves out'))
  expect(screen.getByText(/^Carer Support Payment: it stops above a limit/)).toBeVisible()
  expect(screen.getByText(/^Free school meals and the Scottish Child Payment/)).toBeVisible()
  expect(screen.queryByText('What can stop all at once')).toBeNull()
})

test('missing answers are reported at their questions and in the summary, and nothing typed is lost', async () => {
  const user = userEvent.setup()
  draw()
  await user.type(screen.getByLabelText('Pay before tax'), 'lots')
  await user.click(screen.getByText('Health, caring, pension and travel'))
  await user.type(screen.getByLabelText(/^New Style ESA you get a week/), 'x')
  await send(user)
  const summary = await screen.findByRole('alert')
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Enter the pay as an amount, such as 12.71',
    'Enter the hours a week, from 1 to 80',
    'Choose where you live',
    'Say whether you live with a partner',
    'Say whether you are 25 or over',
    'Enter an amount in pounds, such as 450, or leave it empty',
  ])
  expect(screen.getByLabelText('Pay before tax')).toHaveValue('lots')
  expect(within(summary).getByRole('link', { name: 'Choose where you live' })).toHaveAttribute(
    'href',
    `#${screen.getByLabelText('Where do you live?').id}`,
  )
  expect(screen.getByLabelText(/^New Style ESA you get a week/)).toBeVisible()
})

test('a year without figures gives no estimate and leads to those who can help', () => {
  draw('2027-04-06')
  expect(screen.getByText('No estimate for this tax year yet')).toBeVisible()
  expect(screen.getByText(/Ours are from 6 April 2026 to 5 April 2027/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Turn2us' })).toBeVisible()
})

test('no request, no storage and no address carries what was answered', async () => {
  const user = userEvent.setup()
  const sent = jest.fn()
  const beacon = jest.fn()
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon })
  const setItem = jest.spyOn(Storage.prototype, 'setItem')
  const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => jest.spyOn(console, level))
  const address = window.location.href
  draw('2026-11-23', { viewer: 'user' })
  const real = globalThis.fetch
  globalThis.fetch = sent
  setItem.mockClear()
  await answer(user)
  await user.selectOptions(screen.getByLabelText('Children who live with you'), '2')
  await user.click(screen.getByText('Health, caring, pension and travel'))
  await user.click(screen.getByLabelText('Yes: limited capability for work'))
  await send(user)
  await screen.findByRole('heading', { name: /^About £/ })
  expect(sent).not.toHaveBeenCalled()
  expect(beacon).not.toHaveBeenCalled()
  expect(setItem).not.toHaveBeenCalled()
  expect(document.cookie).not.toMatch(/12\.71|limited/)
  expect(window.location.href).toBe(address)
  for (const spy of logged) expect(spy).not.toHaveBeenCalled()
  globalThis.fetch = real
  jest.restoreAllMocks()
  cleanup()
  draw()
  expect(screen.getByLabelText('Pay before tax')).toHaveValue('')
})
