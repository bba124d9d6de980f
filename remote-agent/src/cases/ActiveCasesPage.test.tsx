import { listCases } from '@onward/contracts/casework/cases'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { useLocation } from '@onward/portal-kit/router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AgentStory } from '../testing/AgentStory'
import ActiveCasesPage from './ActiveCasesPage'
import { atInterview, counts, silent } from './examples'

afterEach(() => {
  cleanup()
  forgetQueries()
})

const Address = () => <output>{useLocation().search}</output>
function list() {
  const asked: object[] = []
  const served = [
    serve(listCases, ({ body, query }) => {
      const cursor = query.get('cursor')
      asked.push({ ...body, cursor })
      const first = cursor === null
      return { items: first ? [silent, atInterview] : [atInterview], nextCursor: first ? 'next' : null, total: 2, counts }
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

it('leads from each case to its notes and to changing it, by name', async () => {
  list()
  expect(await screen.findByRole('link', { name: 'View Case Notes of Amina Okafor-Reed' })).toHaveAttribute(
    'href',
    `/agent/clients/${silent.referralId}/case#notes`,
  )
  expect(screen.getByRole('link', { name: 'Update Case of Amina Okafor-Reed' })).toHaveAttribute(
    'href',
    `/agent/clients/${silent.referralId}/case#standing`,
  )
  expect(screen.getByText('No activity for 16 days')).toBeVisible()
})

it('filters by priority in the address, and shows a case once that is on two pages', async () => {
  const user = userEvent.setup()
  const asked = list()
  await user.selectOptions(await screen.findByLabelText('Filter by Priority'), 'High')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ priority: 'high', mine: true }))
  expect(screen.getByText('?priority=high')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ cursor: 'next' }))
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
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
