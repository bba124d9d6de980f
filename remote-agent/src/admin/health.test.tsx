import { clearVersion, listFrontEnds } from '@onward/contracts/gateway/admin-remotes'
import { listRegistrations } from '@onward/contracts/gateway/registrations'
import { listStaff } from '@onward/contracts/identity/admin-staff'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminStory } from './AdminStory'
import { page, receipt } from './examples'
import VersionsPage from './VersionsPage'
import { frontEnds, registrations } from './version-examples'

afterEach(() => {
  cleanup()
  forgetQueries()
})

function versionsPage(items = frontEnds) {
  const sent: object[] = []
  render(
    <AdminStory
      served={[
        serve(listFrontEnds, () => ({ items })),
        serve(listRegistrations, () => ({ items: registrations })),
        serve(listStaff, () => page()),
        serve(clearVersion, ({ params, body }) => {
          sent.push({ params, body })
          return { build: '77aa0c1d2e3f', receipt }
        }),
      ]}
    >
      <VersionsPage />
    </AdminStory>,
  )
  return sent
}
const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('versions stand side by side: who gets each and why, what failed by class, load times, and figures behind the lines', async () => {
  versionsPage()
  const agent = await card('Agent pages')
  const [live, rolledBack] = within(agent.getByRole('list', { name: 'How versions load, in the last 7 days' })).getAllByRole(
    'listitem',
  )
  expect(live).toHaveTextContent('Everybody')
  expect(live).toHaveTextContent('Failed, of 3,030 page loads0.4%')
  expect(live).toHaveTextContent('It failed while showing a page: 12; The server did not send it: 1')
  expect(live).toHaveTextContent('0.8 sOne in twenty takes longer than 2.3 s')
  expect(live).toHaveTextContent('Errors after loading2')
  expect(rolledBack).toHaveTextContent('Nobody gets it: rolled back from on 19 November 2026, 15:30')
  expect(rolledBack).toHaveTextContent('17 times the version before was shown instead')
  expect(agent.getByRole('row', { name: /^19 November 2026, 00:00/, hidden: true })).toHaveTextContent('1 of 400 failed, 0.8 s')
})

test('a stack leads to what was written; a refused file is no page load', async () => {
  versionsPage()
  const agent = await card('Agent pages')
  const failed = within(agent.getByRole('list', { name: 'What failed in 91134087417a in the last 7 days' }))
  expect(failed.getByText('nameOf (remote-agent/src/cases/CasePage.tsx:41:22)')).toBeInTheDocument()
  expect(failed.getByText('A file is not what was published').closest('li')).toHaveTextContent('not served, on 20 November 2026')
  // 12 and 1 loads, 2 later errors.
  expect(agent.getByText('15 page loads failed')).toBeVisible()
})

test('a version that the portal took out says why and by which rule, and is cleared with a reason', async () => {
  const person = userEvent.setup()
  const sent = versionsPage()
  const probe = await card('probe')
  expect(probe.getByText(/^The portal took it out by itself on 19 November 2026/)).toBeVisible()
  expect(
    probe.getByText(/^19 of 61 page loads failed \(31.1%\)\. Of version 5c1f00d2ab90 before it, 13 of 3,030 failed/),
  ).toBeVisible()
  expect(
    probe.getByText(/at least 20 loads in 10 minutes \(5 in a preview\), more than 5% failed, and more than 3 times/),
  ).toBeVisible()
  await person.click(probe.getByRole('button', { name: 'Clear version 77aa0c1d2e3f' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Clear this version' }))
  expect(dialog.getAllByText('Say why, in a few words')[0]).toBeVisible()
  fireEvent.change(dialog.getByLabelText(/^Why is it healthy/), { target: { value: 'A service was down.' } })
  await person.click(dialog.getByRole('button', { name: 'Clear this version' }))
  expect(await screen.findByText(/Version 77aa0c1d2e3f is cleared/)).toBeVisible()
  expect(sent).toEqual([{ params: { name: 'probe', build: '77aa0c1d2e3f' }, body: { note: 'A service was down.' } }])
})

test('what the team was told stands there with what came of it', async () => {
  versionsPage()
  const probe = await card('probe')
  const told = probe.getAllByText('Quarantined version', { exact: false }).map((one) => one.closest('li'))
  expect(told[0]).toHaveTextContent('Will be tried again')
  expect(told[0]).toHaveTextContent('Tried 3 times, last on 19 November 2026, 15:32 HTTP 503')
  expect(told[1]).toHaveTextContent('Delivered')
})

test('where only newer versions exist nobody reads that earlier ones had problems, nor that it is the only one', async () => {
  const [agent] = frontEnds
  if (!agent) throw new Error('no example')
  const oldest = agent.versions.at(-1)
  if (!oldest) throw new Error('no version')
  versionsPage([{ ...agent, stable: oldest, back: null }])
  const shown = await card('Agent pages')
  expect(shown.getByText(/^No version before this one is there to go back to\. Newer ones are listed below/)).toBeVisible()
  expect(shown.queryByText(/Every earlier version had problems|the only version/)).toBeNull()
})
