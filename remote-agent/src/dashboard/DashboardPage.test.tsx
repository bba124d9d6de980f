import { recordAttendance } from '@onward/contracts/casework/appointments'
import { moveTodo } from '@onward/contracts/casework/cases'
import { readAgentDashboard } from '@onward/contracts/casework/dashboard'
import { listNotices } from '@onward/contracts/messaging/messaging'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AgentStory } from '../testing/AgentStory'
import { office, receipt } from '../testing/examples'
import DashboardPage from './DashboardPage'
import * as stories from './DashboardPage.stories'
import { day } from './examples'

const { WithClients, WithoutAnOffice } = composeStories(stories)
afterEach(forgetQueries)

const addresses = (of: HTMLElement) =>
  within(of)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

it('begins with the day, and leads from tiles and quick actions to the work that they name', async () => {
  render(<WithClients />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday 27 November' })).toBeVisible()
  expect(screen.getByText(/Agent dashboard · .* · 3 appointments today, the next at 09:30/)).toBeVisible()
  const tiles = screen.getByRole('region', { name: 'At a glance' })
  expect(addresses(tiles)).toEqual(['/agent/referrals?view=week', '/agent/active-cases'])
  expect(tiles).toHaveTextContent(/156 \(\+12\).*144 by this time.*43 \(8 pending\).*9 are high priority/)
  expect(await screen.findByRole('link', { name: 'Notifications 3 new' })).toHaveAttribute('href', '/notices')
  expect(addresses(screen.getByRole('navigation', { name: 'Quick actions' }))).toEqual([
    '/agent/referrals',
    '/agent/active-cases',
    '/agent/job-match',
    '/agent/reports',
  ])
  expect(screen.getByRole('link', { name: 'View All (10,412)' })).toHaveAttribute('href', '/agent/referrals')
  expect(screen.getAllByText('View Details')).toHaveLength(4)
})

it('shows the day in order, with what is next, and whom to contact for which reason', async () => {
  render(<WithClients />)
  const diary = await screen.findByRole('region', { name: 'Today' })
  expect(
    within(diary)
      .getAllByRole('listitem')
      .slice(0, 4)
      .map(({ textContent }) => textContent?.slice(0, 5)),
  ).toEqual(['08:30', '09:30', '11:00', '14:00'])
  expect(diary).toHaveTextContent(/Sadia Rahman.*Came.*Simran Brown.*Open client.*Emily Pickles Interview with an employer/)
  const contacts = screen.getByRole('region', { name: 'Clients to contact' })
  expect(contacts).toHaveTextContent(/All 6.*Gethin Rees21 days without contact.*Missed an appointment on 20 November 2026/)
  expect(within(contacts).getByRole('link', { name: 'Call Gethin Rees on 07700 900123' })).toHaveAttribute(
    'href',
    'tel:07700900123',
  )
})

it('says nothing of how many notices are new while it does not know', async () => {
  render(
    <AgentStory
      served={[serve(readAgentDashboard, () => ({ office, day })), serve(listNotices, () => ({ problem: 'unexpected' }))]}
    >
      <DashboardPage />
    </AgentStory>,
  )
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/notices')
})

it('records attendance and finishes a to-do in place, each with a receipt', async () => {
  const asked: unknown[] = []
  const notify = jest.fn()
  const keep = (request: { body?: unknown }) => {
    asked.push(request.body)
    return { version: 2, receipt }
  }
  render(
    <AgentStory
      portal={{ notify }}
      served={[
        serve(readAgentDashboard, () => ({ office, day })),
        serve(listNotices, () => ({ items: [], nextCursor: null, total: 0, unread: 0, lastSeq: 0 })),
        serve(recordAttendance, keep),
        serve(moveTodo, keep),
      ]}
    >
      <DashboardPage />
    </AgentStory>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Came late: Ryan Holroyd' }))
  await waitFor(() => expect(asked).toEqual([{ attendance: 'attended', note: 'Came late', version: 1 }]))
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Ryan Holroyd came late' })))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Copy of the driving licence' }))
  await waitFor(() => expect(asked[1]).toEqual({ state: 'done', version: 1 }))
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ text: expect.stringContaining(receipt.reference) })),
  )
})

it('shows the progress of the agent’s clients as bars that lead to them, and outcomes as a funnel', async () => {
  render(<WithClients />)
  const stages = await screen.findByRole('list', { name: 'Your open cases by stage' })
  expect(stages).toHaveTextContent(/CV Upload Required3.*Placed2/)
  expect(addresses(stages)[3]).toBe('/agent/active-cases?stage=job-matching')
  const outcomes = screen.getByRole('region', { name: 'Outcome reporting' })
  expect(outcomes).toHaveTextContent('6-month placements or permanent employment.')
  expect(outcomes).toHaveTextContent(/Started work38.*4 weeks33.*13 weeks27.*26 weeks5/)
  expect(screen.getByRole('region', { name: 'Employer feedback' })).toHaveTextContent(/Interviews9 \+5.*No answer for 14 days4/)
})

it('tells staff without an office why there are no figures, and keeps their links', async () => {
  render(<WithoutAnOffice />)
  expect(await screen.findByText('Your account belongs to no office')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Generate Weekly Report' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Placement Tracking' })).toBeNull()
})
