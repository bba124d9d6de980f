import { correctReferral, openElsewhere, readReferral, withdrawReferral } from '@onward/contracts/casework/referrals'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { bounced, details } from '../testing/examples'
import * as stories from './ClientPage.stories'

const { Bounced, Busy, NotOpenHere, Sealed } = composeStories(stories)
afterEach(() => {
  cleanup()
  forgetQueries()
})

const failed = { problem: 'unexpected' } as const
const expectOwnSummary = async (form: ReturnType<typeof within>) => {
  const summary = await form.findByRole('alert')
  expect(within(summary).getByRole('heading')).toHaveTextContent('That did not work')
  expect(summary).not.toHaveAttribute('data-notice')
}

it('a correction that could not be sent says so in its dialog, and keeps what was typed', async () => {
  render(<Bounced served={[serve(correctReferral, () => failed), ...(Bounced.args.served ?? [])]} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Correct and resend' }))
  const dialog = within(screen.getByRole('dialog'))
  const name = dialog.getByLabelText('First Name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Zoë')
  await userEvent.click(dialog.getByRole('button', { name: 'Save and send again' }))
  await expectOwnSummary(dialog)
  expect(name).toHaveValue('Zoë')
})

it('a referral that could not be withdrawn says so in its dialog, and keeps the reason', async () => {
  render(<Bounced served={[serve(withdrawReferral, () => failed), ...(Bounced.args.served ?? [])]} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the referral' }))
  const dialog = within(screen.getByRole('dialog'))
  const reason = dialog.getByLabelText('Reason')
  const option = within(reason).getAllByRole('option')[1] as HTMLOptionElement
  await userEvent.selectOptions(reason, option)
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the referral' }))
  await expectOwnSummary(dialog)
  expect(reason).toHaveValue(option.value)
})

it('says what is open in the client’s jobs before the referral is withdrawn', async () => {
  const client = { ...details(bounced), underWay: { offers: 0, starts: 2 } }
  render(<Bounced served={[serve(readReferral, () => client), ...(Bounced.args.served ?? [])]} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the referral' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/Jobs that have begun: 2\. The person goes on being asked/)).toBeVisible()
  expect(dialog.queryByText(/Offers of jobs/)).toBeNull()
})

it('a client who could not be opened says so above the reason, which stays', async () => {
  render(<NotOpenHere served={[serve(openElsewhere, () => failed), ...(NotOpenHere.args.served ?? [])]} />)
  const reason = await screen.findByRole('textbox')
  await userEvent.type(reason, 'They stand at my desk')
  await userEvent.click(within(reason.closest('form') as HTMLElement).getByRole('button'))
  await expectOwnSummary(within(reason.closest('form') as HTMLElement))
  expect(reason).toHaveValue('They stand at my desk')
})

it('a sealed record shows nothing but that it is sealed, and is asked for with a reason', async () => {
  render(<Sealed />)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask to open' }))
  const reason = screen.getByLabelText('Why do you need to open it?')
  expect(reason).toBeInvalid()
  await userEvent.type(reason, 'They stand at my desk')
  await userEvent.click(screen.getByRole('button', { name: 'Ask to open' }))
  expect(await screen.findByText('You have asked to open this record')).toBeVisible()
})

it('a client who could not be loaded leaves a heading and the way back', async () => {
  render(<Bounced served={[serve(readReferral, () => failed)]} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Client' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to referrals' })).toHaveAttribute('href', '/agent/referrals')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

it.each([
  ['with a case', Busy, 'Active cases'],
  ['without a case', Bounced, 'Referrals'],
] as const)('marks the page of the area that a client %s belongs to', async (_, Story, area) => {
  render(<Story />)
  const bar = within(await screen.findByRole('navigation', { name: 'Agent pages' }))
  await waitFor(() => expect(bar.getByRole('link', { current: true })).toHaveTextContent(area))
  expect(bar.getByRole('link', { name: area })).toHaveAttribute('aria-current', 'true')
})
