import { PortalFixture } from '@onward/portal-kit/fixture'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import cy from '../messages/cy.json'
import en from '../messages/en.json'
import { StatCards, type StatCardsProps } from './StatCards'

const summary = { activeJobs: 3, totalApplications: 1204, newApplications: 2, interviewsScheduled: 1 }
function show(props: Partial<StatCardsProps> = {}) {
  const onFilter = jest.fn()
  render(
    <PortalFixture viewer="employer" messages={{ employer: { en, cy } }}>
      <StatCards summary={summary} filter="all" onFilter={onFilter} {...props} />
    </PortalFixture>,
  )
  return onFilter
}

test('Active Jobs and Interviews Scheduled can be pressed, Total Applications cannot', async () => {
  const onFilter = show()
  expect(screen.getAllByRole('button')).toHaveLength(2)
  expect(screen.getByText('1,204')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Active Jobs/ }))
  await userEvent.click(screen.getByRole('button', { name: /Interviews Scheduled/ }))
  expect(onFilter.mock.calls).toEqual([['active-jobs'], ['interviews']])
})

test('a pressed card says so, and pressed again shows all', async () => {
  const onFilter = show({ filter: 'interviews' })
  const card = screen.getByRole('button', { name: /Interviews Scheduled/, pressed: true })
  await userEvent.click(card)
  expect(onFilter).toHaveBeenCalledWith('all')
})
