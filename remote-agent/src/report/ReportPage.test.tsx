import { downloadWeeklyReport, readWeeklyReport } from '@onward/contracts/casework/report'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AgentStory } from '../testing/AgentStory'
import { report } from './examples'
import ReportPage from './ReportPage'
import { mondayOf, mondaysBetween } from './weeks'

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

it('shows the week beside the week before, as figures, bars and tables', async () => {
  show()
  const table = await screen.findByRole('table', { name: 'What happened in the week, and in the week before' })
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(cells).toContainEqual(['Referrals submitted', '156', '144', '+12'])
  expect(cells).toContainEqual(['Started work', '9', '11', '−2'])
  expect(cells).toContainEqual(['Applications sent', '73', '73', 'same'])
  expect(cells).toContainEqual(['Days until the account was open (median)', '1.4', '1.6', '−0.2'])
  expect(screen.getByRole('img', { name: /The week in figures.*Referrals submitted: 156 \(Week before 144\)/ })).toBeVisible()
  expect(screen.getByText('And 60 more. The spreadsheet names everybody.')).toBeVisible()
  expect(screen.getByRole('link', { name: "Declan O'Sullivan" })).toHaveAttribute(
    'href',
    expect.stringContaining('/agent/clients/'),
  )
})

it('changes the week and narrows to the agent’s own caseload, by keyboard', async () => {
  const user = userEvent.setup()
  show()
  const earlier = await screen.findByRole('button', { name: 'Earlier week' })
  expect(screen.getByRole('button', { name: 'Later week' })).toBeDisabled()
  earlier.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/The week is complete/)).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Whose figures'), 'mine')
  expect(await screen.findByText(/the caseload of Nia Hughes/)).toBeVisible()
  expect(asked.at(-1)).toEqual(['2026-11-09', 'mine'])
  await user.selectOptions(screen.getByLabelText('Week'), '2026-11-16')
  expect(await screen.findByText(/This week is not over/)).toBeVisible()
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

it('names every Monday once, over new year and leap days', () => {
  expect(['2026-11-16', '2026-11-22', '2028-03-05'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-16', '2028-02-28'])
  expect(mondaysBetween('2027-12-20', '2028-01-10')).toEqual(['2027-12-20', '2027-12-27', '2028-01-03', '2028-01-10'])
  expect(mondaysBetween('2026-11-16', '2026-11-16')).toEqual(['2026-11-16'])
})
