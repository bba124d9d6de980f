import { downloadWeeklyReport, listReportPeople, readWeeklyReport } from '@onward/contracts/casework/report'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AgentStory } from '../testing/AgentStory'
import { report } from './examples'
import ReportPage from './ReportPage'
import { mondayOf } from './weeks'

const asked: [week: string | null, scope: string | null][] = []
/** Answers with the requested week. */
const served = [
  serve(readWeeklyReport, ({ query }): ResponseOf<typeof readWeeklyReport> => {
    const week = query.get('week')
    asked.push([week, query.get('scope')])
    const scope = query.get('scope') === 'mine' ? 'mine' : 'office'
    return { report: { ...report, monday: week ?? report.thisMonday, scope, untilNow: week ? null : report.untilNow } }
  }),
]
beforeEach(() => {
  asked.length = 0
})
afterEach(forgetQueries)
const show = () =>
  render(
    <AgentStory path="/agent/reports" served={served}>
      <ReportPage />
    </AgentStory>,
  )

it('begins with one sentence, and shows the week beside the week before as bars that lead to people', async () => {
  show()
  expect(await screen.findByRole('heading', { level: 1, name: '9 people started work this week' })).toBeVisible()
  expect(screen.getByText(/2 fewer than by this time last week. Referrals submitted: up 12 to 156./)).toBeVisible()
  const bars = screen.getByRole('list', { name: 'What happened in the week, and in the week before' })
  expect(bars).toHaveTextContent(/Referrals submitted156144 the week before/)
  expect(within(bars).getByRole('link', { name: 'Started work' })).toHaveAttribute('href', '/agent/reports?people=starts')
})

it('has every figure in folded tables, and a cohort in which no step exceeds the one before', async () => {
  const user = userEvent.setup()
  show()
  await user.click(await screen.findByText('The week as a table'))
  const table = screen.getByRole('table', { name: 'What happened in the week, and in the week before' })
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(cells).toContainEqual(['Referrals submitted', '156', '144', '+12'])
  expect(cells).toContainEqual(['Started work', '9', '11', '−2'])
  expect(cells).toContainEqual(['Applications sent', '73', '73', 'same'])
  expect(cells).toContainEqual(['Days until the account was open (median)', '1.4', '1.6', '−0.2'])
  const cohort = screen.getByRole('region', { name: /1,560 referred since 31 August 2026/ })
  expect(cohort).toHaveTextContent(/Referred1,560.*Account opened1,14874%.*Started work18787%/)
  expect(screen.getByRole('img', { name: /Three counts in twelve weeks, the last: Referrals submitted 156/ })).toBeVisible()
})

it('lists whom nobody contacted, and leads to all of them', async () => {
  show()
  const quiet = await screen.findByRole('region', { name: 'No contact for 14 days' })
  expect(within(quiet).getByRole('link', { name: 'All 64' })).toHaveAttribute(
    'href',
    '/agent/active-cases?view=no-contact&whose=office',
  )
  expect(quiet).toHaveTextContent(/64 open cases.*6 are yours.*Małgorzata Brzęczyszczykiewicz.*32 days.*And 60 more/)
  expect(within(quiet).getByRole('link', { name: "Declan O'Sullivan" })).toHaveAttribute(
    'href',
    expect.stringContaining('/agent/clients/'),
  )
})

it('opens the people behind a bar at their address, and closes them again', async () => {
  const user = userEvent.setup()
  const someone = {
    referralId: report.office.id,
    name: 'Siân ap Gwynfor',
    agentName: 'Nia Hughes',
    times: 2,
    at: '2026-11-20T09:00:00.000Z',
  }
  render(
    <AgentStory
      path="/agent/reports?people=applications"
      served={[...served, serve(listReportPeople, () => ({ items: [someone], people: 1, forgotten: 0 }))]}
    >
      <ReportPage />
    </AgentStory>,
  )
  const panel = await screen.findByRole('dialog', { name: 'Applications sent, 16 to 22 November 2026' })
  expect(await within(panel).findByText('Siân ap Gwynfor')).toBeVisible()
  expect(panel).toHaveTextContent(/1 person.*2 times, 20\/11\/2026/)
  await user.click(within(panel).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('Siân ap Gwynfor')).toBeNull())
})

it('changes the week and narrows to the agent’s own caseload, by keyboard', async () => {
  const user = userEvent.setup()
  show()
  const earlier = await screen.findByRole('button', { name: 'Earlier week' })
  expect(screen.getByRole('button', { name: 'Later week' })).toBeDisabled()
  earlier.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/The week is complete/)).toBeVisible()
  await user.click(screen.getByText('My own caseload'))
  expect(await screen.findByText(/the caseload of Nia Hughes/)).toBeVisible()
  expect(asked.at(-1)).toEqual(['2026-11-09', 'mine'])
  await user.click(screen.getByRole('button', { name: 'Later week' }))
  expect(await screen.findByText(/This week so far/)).toBeVisible()
  expect(asked.at(-1)).toEqual([null, 'mine'])
})

it('says why a download failed', async () => {
  const user = userEvent.setup()
  render(
    <AgentStory path="/agent/reports" served={[...served, serve(downloadWeeklyReport, () => ({ problem: 'too-many-requests' }))]}>
      <ReportPage />
    </AgentStory>,
  )
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
  expect(await screen.findByText('The file could not be made')).toBeVisible()
})

it('takes any day of a week as that week, over leap days', () => {
  expect(['2026-11-16', '2026-11-22', '2028-03-05'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-16', '2028-02-28'])
})
