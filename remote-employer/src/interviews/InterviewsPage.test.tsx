import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import preview from '../../../.storybook/preview'
import * as stories from './InterviewsPage.stories'
import { viewFrom } from './views'

setProjectAnnotations(preview)
const { Busy, Failed } = composeStories(stories)
const user = userEvent.setup()
afterEach(cleanup)

test('the week comes first, with what waits for the employer above it, and the lists are one press away', async () => {
  render(<Busy />)
  const monday = await screen.findByRole('region', { name: 'Monday 24 March 2098' })
  expect(within(monday).getByRole('link', { name: /^10:00 .*In person/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/#interviews$/),
  )
  expect(screen.getByRole('heading', { name: 'Other times asked for' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Next week' })).toHaveAttribute('href', '/employer/interviews?day=2098-03-31')
  await user.click(screen.getByText('List'))
  expect(await screen.findByRole('heading', { name: 'Upcoming' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Next week' })).toBeNull()
})

test('a service that is down is said once', async () => {
  render(<Failed />)
  expect(await screen.findByText('This could not be loaded')).toBeVisible()
  // The lists have answered too.
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
})

test('a day of the address that does not exist counts as today', () => {
  const asked = (query: string) => viewFrom(new URLSearchParams(query), '2026-11-27').day
  expect([asked(''), asked('day=2026-02-30'), asked('day=2026-12-04')]).toEqual(['2026-11-27', '2026-11-27', '2026-12-04'])
})
