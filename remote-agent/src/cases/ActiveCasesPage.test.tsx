import { listCases } from '@onward/contracts/casework/cases'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { useLocation } from '@onward/portal-kit/router'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AgentStory } from '../testing/AgentStory'
import ActiveCasesPage from './ActiveCasesPage'
import { atInterview, counts, inactive, views } from './examples'

afterEach(() => {
  cleanup()
  forgetQueries()
  window.localStorage.clear()
})

function Address() {
  const { search, hash } = useLocation()
  return (
    <>
      <output>{search}</output>
      <output>{hash}</output>
    </>
  )
}
function list() {
  const asked: object[] = []
  const served = [
    serve(listCases, ({ body, query }) => {
      const cursor = query.get('cursor')
      asked.push({ ...body, cursor })
      const first = cursor === null
      return {
        items: first ? [inactive, atInterview] : [atInterview],
        nextCursor: first ? 'next' : null,
        total: 2,
        counts,
        views,
      }
    }),
  ]
  render(
    <AgentStory path="/agent/active-cases" served={served}>
      <ActiveCasesPage />
      <Address />
    </AgentStory>,
  )
  return asked
}

it('leads from each case to its notes and to changing it', async () => {
  const user = userEvent.setup()
  list()
  const name = await screen.findByRole('link', { name: 'Amina Okafor-Reed' })
  expect(name).toHaveAttribute('href', `/agent/clients/${inactive.referralId}/case?list=`)
  const row = within(name.closest('tr') as HTMLElement)
  for (const fact of ['High', 'Quiet for 16 days', 'Universal Credit, Disability Support', 'Not run yet'])
    expect(row.getByText(fact)).toBeVisible()
  await user.click(screen.getByText('Columns and keys'))
  await user.click(screen.getByRole('checkbox', { name: 'Start date' }))
  expect(row.getByText('18/10/2026')).toBeVisible()
  await user.click(row.getByRole('button', { name: 'More for Amina Okafor-Reed' }))
  const menu = await screen.findByRole('menu')
  expect(within(menu).getByRole('menuitem', { name: 'View Case Notes' })).toBeInTheDocument()
  await user.click(within(menu).getByRole('menuitem', { name: 'Update Case' }))
  expect(await screen.findByText('#standing')).toBeInTheDocument()
})

it('filters by priority in the address, and shows a case once that is on two pages', async () => {
  const user = userEvent.setup()
  const asked = list()
  await user.click(await screen.findByText('Filter'))
  await user.selectOptions(screen.getByLabelText('Filter by Priority'), 'High')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ priority: 'high', mine: true }))
  expect(screen.getByText('?priority=high')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ cursor: 'next' }))
  expect(screen.getAllByRole('rowheader')).toHaveLength(2)
})

it('sorts by a column and opens a saved view, both at the address, and clears the view alone', async () => {
  const user = userEvent.setup()
  const asked = list()
  await user.click(await screen.findByRole('button', { name: 'Applications' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'applications', order: 'down' }))
  await user.click(screen.getByRole('link', { name: /^No contact for 14 days/ }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ view: 'no-contact', sort: 'applications', order: 'down' }))
  expect(screen.getByText('?view=no-contact&sort=applications&order=down')).toBeInTheDocument()
  expect(await screen.findByRole('columnheader', { name: 'Applications' })).toHaveAttribute('aria-sort', 'descending')
  await user.click(screen.getByRole('button', { name: 'Applications' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'applications', order: 'up' }))
  await user.click(screen.getByRole('link', { name: /^All ?43/ }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ view: null, sort: 'applications' }))
})

it('writes a name into the address, and no part of a National Insurance number', async () => {
  const user = userEvent.setup()
  const asked = list()
  const field = await screen.findByLabelText('Search')
  await user.type(field, 'interview')
  await screen.findByText('?q=interview')
  await user.clear(field)
  await user.type(field, 'ZZ12')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'ZZ12' }))
  expect(screen.queryByText(/ZZ12/, { selector: 'output' })).toBeNull()
})
