import { clearVersion, listFrontEnds, pinFrontEnd } from '@onward/contracts/gateway/admin-remotes'
import { listRegistrations } from '@onward/contracts/gateway/registrations'
import { listStaff } from '@onward/contracts/identity/admin-staff'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminStory } from '../AdminStory'
import { id, page, receipt } from '../examples'
import { openPart } from './open-part'
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
        serve(pinFrontEnd, ({ params, body }) => {
          sent.push({ params, body })
          return { build: body.build, receipt }
        }),
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

test('versions stand side by side: who gets each and why, what failed by class, load times, and figures behind the lines', async () => {
  versionsPage()
  const agent = await openPart('Agent pages')
  const table = within(agent.getByRole('table', { name: 'How versions load, in the last 7 days' }))
  const [, live, rolledBack] = table.getAllByRole('row')
  expect(live).toHaveTextContent('Everybody')
  expect(live).toHaveTextContent('20/11/2026 09:12Command line')
  expect(live).toHaveTextContent('3,03041 lost or slow ones are not counted')
  expect(live).toHaveTextContent(
    '13 (0.4%)It failed while showing a page: 12; The server did not send it: 1; 2 errors after loading',
  )
  expect(live).toHaveTextContent('0.8 s5% over 2.3 s')
  expect(rolledBack).toHaveTextContent('Nobody gets it: rolled back from on 19 November 2026, 15:30')
  expect(rolledBack).toHaveTextContent('17 times the version before was shown instead')
  expect(agent.getByRole('row', { name: /^19 November 2026, 00:00/, hidden: true })).toHaveTextContent('1 of 400 failed, 0.8 s')
})

test('a stack leads to what was written; a refused file is no page load', async () => {
  versionsPage()
  const agent = await openPart('Agent pages')
  const failed = within(agent.getByRole('list', { name: 'Version 91134087417a' }))
  expect(failed.getByText('nameOf (remote-agent/src/cases/CasePage.tsx:41:22)')).toBeInTheDocument()
  expect(failed.getByText('A file is not what was published').closest('li')).toHaveTextContent('not served, on 20 November 2026')
})

test('a version that the portal took out says why and by which rule, and is cleared with a reason', async () => {
  const person = userEvent.setup()
  const sent = versionsPage()
  const probe = await openPart('probe')
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

test('a live version is pinned with a reason, and let go with one press', async () => {
  const person = userEvent.setup()
  const [agent] = frontEnds
  if (!agent) throw new Error('no example')
  const pin = { build: '91134087417a', at: '2026-11-20T10:00:00.000Z', by: id(42), note: 'Somebody attacks it.' }
  const sent = versionsPage([
    { ...agent, pin },
    { ...agent, name: 'employer' },
  ])
  const pinned = await openPart('Agent pages')
  expect(pinned.getByText(/^The portal does not take it out by itself since 20 November 2026/)).toBeVisible()
  expect(pinned.getByText('Somebody attacks it.')).toBeVisible()
  await person.click(pinned.getByRole('button', { name: 'End the pin' }))
  expect(await screen.findByText(/Version 91134087417a is no longer pinned/)).toBeVisible()
  const employer = await openPart('Employer pages')
  await person.click(employer.getByRole('button', { name: 'More for Employer pages, version 91134087417a' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Pin this version' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Pin this version' }))
  expect(dialog.getAllByText('Say why, in a few words')[0]).toBeVisible()
  fireEvent.change(dialog.getByLabelText(/^Why must it stay/), { target: { value: 'An attack.' } })
  await person.click(dialog.getByRole('button', { name: 'Pin this version' }))
  expect(await screen.findAllByText(/Version 91134087417a is pinned/)).toHaveLength(2)
  expect(sent).toEqual([
    { params: { name: 'agent' }, body: { build: null, note: '' } },
    { params: { name: 'employer' }, body: { build: '91134087417a', note: 'An attack.' } },
  ])
})

test('what the team was told stands there with what came of it', async () => {
  versionsPage()
  const probe = await openPart('probe')
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
  const shown = await openPart('Agent pages')
  expect(shown.getByText(/^No version before this one is there to go back to\. Newer ones are listed below/)).toBeVisible()
  expect(shown.queryByText(/Every earlier version had problems|the only version/)).toBeNull()
})

test('a suspect version says why it stays, and leads to what goes back together', async () => {
  const person = userEvent.setup()
  const [agent] = frontEnds
  const faulty = frontEnds.find(({ name }) => name === 'probe')?.versions.find(({ health }) => health)?.health
  if (!agent?.stable || !faulty) throw new Error('no example')
  const { build } = agent.stable
  const stays = {
    reason: 'agent 2b3c4d5e6f70 speaks portal contract 1.',
    together: [
      { name: 'agent', build: '2b3c4d5e6f70' },
      { name: 'shell', build: '1a2b3c4d5e6f' },
    ],
  }
  const suspect = { ...faulty, state: 'suspect' as const, stays }
  versionsPage([{ ...agent, versions: agent.versions.map((one) => (one.build === build ? { ...one, health: suspect } : one)) }])
  const shown = await openPart('Agent pages')
  expect(shown.getByText('agent 2b3c4d5e6f70 speaks portal contract 1.')).toBeVisible()
  expect(shown.getByText(/^You can go back to these together: Agent pages 2b3c4d5e6f70, Header/)).toBeVisible()
  await person.click(shown.getByRole('button', { name: 'Go back together' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Version to go back to')).toHaveValue('2b3c4d5e6f70')
  expect(dialog.getByText('Header, navigation and sign-in')).toBeVisible()
})
