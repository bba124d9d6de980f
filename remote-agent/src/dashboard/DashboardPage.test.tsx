import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { render, screen, within } from '@testing-library/react'
import * as stories from './DashboardPage.stories'

const { WithClients, WithoutAnOffice } = composeStories(stories)
afterEach(forgetQueries)

it('leads from the tiles and the quick actions to the work that they name', async () => {
  render(<WithClients />)
  const tiles = await screen.findByRole('region', { name: 'At a glance' })
  const addresses = (of: HTMLElement) =>
    within(of)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  expect(addresses(tiles)).toEqual(['/agent/referrals', '/agent/active-cases'])
  expect(tiles).toHaveTextContent(/156.*12 more than the week before.*43.*8 pending/)
  expect(screen.getByRole('link', { name: 'Notifications 3 new' })).toHaveAttribute('href', '/notices')
  const actions = screen.getByRole('region', { name: 'Quick actions' })
  expect(addresses(actions)).toEqual([
    '/agent/referrals?refer=true',
    '/agent/referrals',
    '/agent/active-cases',
    '/agent/job-match',
    '/agent/reports',
  ])
  expect(screen.getByRole('link', { name: 'View All (10,412)' })).toHaveAttribute('href', '/agent/referrals')
  expect(screen.getAllByText('View Details')).toHaveLength(4)
})

it('shows the progress of the agent’s clients as bars and in figures', async () => {
  render(<WithClients />)
  expect(await screen.findByRole('img', { name: /by stage. CV Upload Required: 4; .*Placed: 3/ })).toBeVisible()
  const outcomes = screen.getByRole('region', { name: 'Outcome reporting' })
  expect(outcomes).toHaveTextContent('6-month placements or permanent employment.')
  expect(outcomes).toHaveTextContent(/Started work1 0 the week before.*In work for 26 weeks1 0 the week before/)
})

it('tells staff without an office why there are no figures, and keeps their links', async () => {
  render(<WithoutAnOffice />)
  expect(await screen.findByText('Your account belongs to no office')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Generate Weekly Report' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Placement Tracking' })).toBeNull()
})
