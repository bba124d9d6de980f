import { listPlacements, readFunnel, settlePlacement } from '@onward/contracts/casework/placements'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { useLocation } from '@onward/portal-kit/router'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AgentStory } from '../testing/AgentStory'
import { receipt } from '../testing/examples'
import { inConflict } from './examples'
import PlacementsPage from './PlacementsPage'

afterEach(() => {
  cleanup()
  forgetQueries()
})
const Address = () => <output>{useLocation().search}</output>

test('a conflict is settled by keyboard: both answers are shown, and the agent’s source is required', async () => {
  const sent: object[] = []
  let items = [inConflict]
  render(
    <AgentStory
      path="/agent/placements"
      served={[
        serve(listPlacements, () => ({
          items,
          nextCursor: null,
          total: items.length,
          counts: { open: 1, conflicts: items[0]?.conflict ? 1 : 0, sustained: 0, ended: 0 },
        })),
        serve(readFunnel, () => ({ steps: [{ step: 'referred' as const, count: 0 }] })),
        serve(settlePlacement, ({ params, body }) => {
          sent.push({ id: params.id, ...body })
          items = [{ ...inConflict, conflict: false }]
          return { state: 'weeks-13' as const, receipt }
        }),
      ]}
    >
      <PlacementsPage />
    </AgentStory>,
  )
  const user = userEvent.setup()
  const settle = await screen.findByRole('button', { name: `Settle ${inConflict.clientName}` })
  settle.focus()
  await user.keyboard('{Enter}')
  const dialog = screen.getByRole('dialog', { name: `Does ${inConflict.clientName} still work there?` })
  expect(within(dialog).getByText('The client says').nextSibling).toHaveTextContent('still working')
  expect(within(dialog).getByText('The employer says').nextSibling).toHaveTextContent('no longer')
  await user.click(within(dialog).getByRole('button', { name: 'Settle' }))
  expect(within(dialog).getAllByText('Say how you know').length).toBeGreaterThan(0)
  within(dialog).getByRole('radio', { name: 'They still work there' }).focus()
  await user.keyboard(' ')
  await user.type(within(dialog).getByLabelText(/How do you know/), 'Payslip seen')
  await user.click(within(dialog).getByRole('button', { name: 'Settle' }))
  const id = inConflict.milestones[1]?.checkId
  await waitFor(() => expect(sent).toEqual([{ id, outcome: 'working', reason: 'Payslip seen', endReason: 'not-known' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a name is searched for and written into the address; a part of a National Insurance number is not', async () => {
  const asked: object[] = []
  render(
    <AgentStory
      path="/agent/placements?whose=office"
      served={[
        serve(listPlacements, ({ body }) => {
          asked.push(body)
          const counts = { open: 1, conflicts: 1, sustained: 0, ended: 0 }
          return { items: [inConflict], nextCursor: null, total: 1, counts }
        }),
        serve(readFunnel, () => ({ steps: [{ step: 'referred' as const, count: 0 }] })),
      ]}
    >
      <PlacementsPage />
      <Address />
    </AgentStory>,
  )
  const user = userEvent.setup()
  const field = await screen.findByLabelText('Search')
  await user.type(field, 'Amina')
  await screen.findByText('?whose=office&q=Amina')
  await waitFor(() => expect(asked.at(-1)).toEqual({ search: 'Amina', show: null, whose: 'office' }))
  expect(await screen.findByText('1 placement')).toBeVisible()
  await user.clear(field)
  await user.type(field, 'ZZ12')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'ZZ12' }))
  expect(await screen.findByText('?whose=office')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  await waitFor(() => expect(field).toHaveValue(''))
})

test('one failure of the list and of the bars is said once, and tried again together', async () => {
  let isDown = true
  const counts = { open: 1, conflicts: 1, sustained: 0, ended: 0 }
  render(
    <AgentStory
      path="/agent/placements"
      served={[
        serve(listPlacements, () =>
          isDown ? { problem: 'not-found' } : { items: [inConflict], nextCursor: null, total: 1, counts },
        ),
        serve(readFunnel, () => (isDown ? { problem: 'not-found' } : { steps: [{ step: 'referred' as const, count: 7 }] })),
      ]}
    >
      <PlacementsPage />
    </AgentStory>,
  )
  // Until both answers are known, each is on its own.
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'From referral to lasting work' })).toBeNull())
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 placement')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'From referral to lasting work' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
