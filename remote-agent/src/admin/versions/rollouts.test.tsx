import { listFrontEnds, rollBackFrontEnd } from '@onward/contracts/gateway/admin-remotes'
import { createPreview, listPreviews, revokePreview } from '@onward/contracts/gateway/previews'
import {
  changeRollout,
  createDeployToken,
  decideRollout,
  listRegistrations,
  revokeDeployToken,
  saveRegistration,
} from '@onward/contracts/gateway/registrations'
import { changeSet } from '@onward/contracts/gateway/sets'
import { findAccount, listOffices, listStaff } from '@onward/contracts/identity/admin-staff'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminStory } from '../AdminStory'
import { id, page, receipt } from '../examples'
import { openPart } from './open-part'
import VersionsPage from './VersionsPage'
import { frontEnds, previews, registrations } from './version-examples'

afterEach(() => {
  cleanup()
  forgetQueries()
})

interface Sent {
  what: string
  params: object
  body: object
}
function versionsPage() {
  const sent: Sent[] = []
  const told = (what: string, answer: object) => (asked: { params: object; body: object }) => {
    sent.push({ what, params: asked.params, body: asked.body })
    return { ...answer, receipt } as never
  }
  const office = { id: id(7), name: 'Leeds Eastgate', openedAt: receipt.at, agents: 3, openCases: 9 }
  render(
    <AdminStory
      served={[
        serve(listFrontEnds, () => ({ items: frontEnds })),
        serve(listRegistrations, () => ({ items: registrations })),
        serve(listStaff, () => page()),
        serve(listPreviews, () => ({ items: previews })),
        serve(createPreview, told('preview', { id: id(63), expiresAt: receipt.at, address: '/preview/three' })),
        serve(revokePreview, told('end', { id: id(61) })),
        serve(listOffices, () => ({ items: [office] })),
        serve(findAccount, ({ body }) => ({
          account: body.name.startsWith('nobody')
            ? null
            : { id: id(9), role: 'agent' as const, createdAt: receipt.at, confirmed: true, suspendedAt: null, you: false },
        })),
        serve(changeRollout, told('rollout', { revision: 50, waiting: false })),
        serve(decideRollout, told('decision', { revision: 51 })),
        serve(changeSet, told('set', { revision: 52, waiting: true })),
        serve(rollBackFrontEnd, told('back', { build: 'x', why: 'broken' })),
        serve(saveRegistration, told('register', { name: 'reports', version: 1 })),
        serve(createDeployToken, told('token', { id: id(60), token: 'onw.probe.secret' })),
        serve(revokeDeployToken, told('revoke', { id: id(51) })),
      ]}
    >
      <VersionsPage />
    </AdminStory>,
  )
  return sent
}
/** At once: letter by letter takes seconds on a busy machine. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('shows who gets which version, and why', async () => {
  versionsPage()
  const who = within((await openPart('Employer pages')).getByRole('region', { name: 'Who gets what' }))
  expect(who.getByText('10% of the people signed in, always the same ones')).toBeVisible()
  expect(who.getByText('By role: Agent')).toBeVisible()
  expect(who.getByText('One named tester')).toBeVisible()
  expect(who.getByText('People who are not signed in always get the live version.')).toBeVisible()
})

test('what can be done with a version is in its row’s menu: trying, previewing and going back begin with it', async () => {
  const person = userEvent.setup()
  versionsPage()
  const agent = await openPart('Agent pages')
  const menuOf = async (build: string, entry: string) => {
    await person.click(agent.getByRole('button', { name: `More for Agent pages, version ${build}` }))
    await person.click(await screen.findByRole('menuitem', { name: entry }))
    return within(await screen.findByRole('dialog'))
  }
  const tried = await menuOf('5c1f00d2ab90', 'Try it')
  expect(tried.getByLabelText('Version to try')).toHaveValue('5c1f00d2ab90')
  await person.click(tried.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement)
  const previewed = await menuOf('0a0b0c0d0e0f', 'Preview it')
  expect(previewed.getByLabelText('Agent pages')).toHaveValue('0a0b0c0d0e0f')
  await person.click(previewed.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement)
  const back = await menuOf('77aa0c1d2e3f', 'Go back to it')
  expect(back.getByLabelText('Version to go back to')).toHaveValue('77aa0c1d2e3f')
})

test('a version is tried by a share, a role, an office and a tester; nobody at all is refused', async () => {
  const person = userEvent.setup()
  const sent = versionsPage()
  await person.click(await screen.findByRole('button', { name: 'More for Agent pages' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Try a version: Agent pages' }))
  const dialog = within(await screen.findByRole('dialog'))
  const share = dialog.getByLabelText(/^Share of the people/)
  fill(share, '')
  await person.click(dialog.getByRole('button', { name: 'Start the trial' }))
  expect(dialog.getAllByText(/Say who gets it/)[0]).toBeVisible()
  fill(share, '25')
  await person.click(dialog.getByLabelText('Employer'))
  await person.click(await dialog.findByLabelText('Leeds Eastgate'))
  fill(dialog.getByLabelText(/^A tester/), 'nobody@example.org')
  await person.click(dialog.getByRole('button', { name: 'Add tester' }))
  expect((await dialog.findAllByText('Nobody has this address or ID.'))[0]).toBeVisible()
  fill(dialog.getByLabelText(/^A tester/), '')
  fill(dialog.getByLabelText(/^A tester/), 'somebody@example.org')
  await person.click(dialog.getByRole('button', { name: 'Add tester' }))
  expect(await dialog.findByText('Testers: 1')).toBeVisible()
  await person.click(dialog.getByRole('button', { name: 'Start the trial' }))
  expect(await screen.findByText(/The trial of “Agent pages” runs/)).toBeVisible()
  const audience = { roles: ['employer'], offices: [id(7)], testers: [id(9)] }
  const body = { revision: 41, action: 'start', build: '77aa0c1d2e3f', percent: 25, audience, note: '' }
  expect(sent).toEqual([{ what: 'rollout', params: { name: 'agent' }, body: expect.objectContaining(body) }])
})

test('a trial is paused, given to everybody and stopped', async () => {
  const person = userEvent.setup()
  const sent = versionsPage()
  const employer = await openPart('Employer pages')
  for (const name of ['Pause the trial', 'Give the version on trial to everybody', 'Stop the trial'])
    await person.click(employer.getByRole('button', { name: `${name}: Employer pages` }))
  await waitFor(() => expect(sent.map(({ body }) => (body as { action: string }).action)).toEqual(['pause', 'promote', 'stop']))
})

test('a remote is registered with its team, key and addresses', async () => {
  const person = userEvent.setup()
  const sent = versionsPage()
  await person.click(await screen.findByRole('button', { name: 'Register a remote' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getAllByText(/Use 2 to 31 small letters/)[0]).toBeVisible()
  fill(dialog.getByLabelText(/^Name/), 'reports')
  fill(dialog.getByLabelText(/^Team/), 'Figures')
  fill(dialog.getByLabelText(/^Public key/), 'KEY')
  fill(dialog.getByLabelText(/^Email/), 'figures@example.org')
  fill(dialog.getByLabelText(/^Addresses/), '/agent/reports agent')
  fill(dialog.getByLabelText(/^Most kilobytes/), '90')
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/“reports” is registered/)).toBeVisible()
  const reserved = [{ path: '/agent/reports', roles: ['agent'] }]
  const body = {
    version: 0,
    team: 'Figures',
    publicKey: 'KEY',
    reserved,
    webhook: '',
    mail: 'figures@example.org',
    budgetBytes: 90_000,
  }
  expect(sent).toEqual([{ what: 'register', params: { name: 'reports' }, body }])
})

test('a deploy token is shown once, and revoked', async () => {
  const person = userEvent.setup()
  const sent = versionsPage()
  const probe = await openPart('probe')
  await person.click(await probe.findByText('Team, key and tokens'))
  expect(probe.getByText('Laptop of the lead').closest('li')).toHaveTextContent('Revoked')
  await person.click(probe.getByRole('button', { name: 'Revoke the token Pipeline' }))
  expect(await screen.findByText(/The token is revoked/)).toBeVisible()
  await person.click(probe.getByRole('button', { name: 'Make a deploy token: probe' }))
  const dialog = within(await screen.findByRole('dialog'))
  fill(dialog.getByLabelText(/^What it is for/), 'Pipeline')
  await person.click(dialog.getByLabelText('Roll back'))
  await person.click(dialog.getByLabelText('Preview versions that are not live'))
  await person.click(dialog.getByRole('button', { name: 'Make a token' }))
  expect(dialog.getAllByText('Name the testers who may open its previews')[0]).toBeVisible()
  fill(dialog.getByLabelText(/^A tester’s email address/), 'sian.parry@jobcentre.example')
  await person.click(dialog.getByRole('button', { name: 'Add tester' }))
  expect(await dialog.findByText('Testers: 1')).toBeVisible()
  await person.click(dialog.getByRole('button', { name: 'Make a token' }))
  expect(await screen.findByText('onw.probe.secret')).toBeVisible()
  expect(sent.map(({ what, body }) => [what, body])).toEqual([
    ['revoke', {}],
    ['token', { label: 'Pipeline', rights: ['publish', 'preview', 'rollback'], testers: [id(9)], days: 90 }],
  ])
})

test('versions of several parts are previewed together, by a role, and never by administrators', async () => {
  const person = userEvent.setup()
  const sent = versionsPage()
  await person.click(await screen.findByRole('button', { name: 'Make a preview' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Make the link' }))
  expect(dialog.getAllByText('Choose a version of at least one part')[0]).toBeVisible()
  await person.selectOptions(dialog.getByLabelText('Agent pages'), '77aa0c1d2e3f')
  await person.selectOptions(dialog.getByLabelText('probe'), '91134087417a')
  expect(dialog.queryByLabelText('Administrator')).toBeNull()
  await person.click(dialog.getByRole('button', { name: 'Make the link' }))
  expect(dialog.getAllByText(/Say who may open it/)[0]).toBeVisible()
  await person.click(dialog.getByLabelText('Agent'))
  await person.selectOptions(dialog.getByLabelText('How long it lasts'), '3 days')
  await person.click(dialog.getByRole('button', { name: 'Make the link' }))
  expect(await screen.findByText(/The preview is ready/)).toBeVisible()
  const pins = [
    { name: 'agent', build: '77aa0c1d2e3f' },
    { name: 'probe', build: '91134087417a' },
  ]
  const audience = { roles: ['agent'], offices: [], testers: [] }
  expect(sent).toEqual([{ what: 'preview', params: {}, body: { pins, audience, guest: '', hours: 72, label: '' } }])
})

test('a preview for somebody without an account names them, and nobody else', async () => {
  const person = userEvent.setup()
  const sent = versionsPage()
  const list = within(await screen.findByRole('region', { name: 'Previews' }))
  expect(await list.findByText('For Sam of the test panel, without an account; opened in 1 of 3 browsers')).toBeVisible()
  await person.click(list.getByRole('button', { name: 'Make a preview' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.selectOptions(dialog.getByLabelText('probe'), '77aa0c1d2e3f')
  await person.selectOptions(dialog.getByLabelText('How long it lasts'), '14 days')
  await person.click(dialog.getByLabelText('Somebody without an account'))
  expect(dialog.queryByLabelText('Agent')).toBeNull()
  expect(dialog.getByLabelText('How long it lasts')).toHaveDisplayValue('3 days')
  await person.click(dialog.getByRole('button', { name: 'Make the link' }))
  expect(dialog.getAllByText('Name the tester')[0]).toBeVisible()
  fill(dialog.getByLabelText(/^Name of the tester/), 'Sam')
  await person.click(dialog.getByRole('button', { name: 'Make the link' }))
  expect(await screen.findByText(/The preview is ready/)).toBeVisible()
  const audience = { roles: [], offices: [], testers: [] }
  const pins = [{ name: 'probe', build: '77aa0c1d2e3f' }]
  expect(sent[0]?.body).toEqual({ pins, audience, guest: 'Sam', hours: 72, label: '' })
})

test('a preview is opened by its link, and revoked', async () => {
  const person = userEvent.setup()
  const sent = versionsPage()
  const list = within(await screen.findByRole('region', { name: 'Previews' }))
  const name = 'Week calendar for appointments'
  expect(await list.findByRole('link', { name: `Open the preview: ${name}` })).toHaveAttribute('href', '/preview/one')
  expect(list.getByText('Agent pages 77aa0c1d2e3f, probe 91134087417a')).toBeVisible()
  await person.click(list.getByRole('button', { name: `More for ${name}` }))
  await person.click(await screen.findByRole('menuitem', { name: 'Revoke' }))
  expect(await screen.findByText(/The preview is revoked/)).toBeVisible()
  expect(sent).toEqual([{ what: 'end', params: { id: id(61) }, body: {} }])
})

test('the share of a trial is changed step by step, and a second administrator decides beyond half', async () => {
  const person = userEvent.setup()
  const sent = versionsPage()
  const employer = await openPart('Employer pages')
  await person.click(employer.getByText('50%'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ action: 'start', build: '77aa0c1d2e3f', percent: 50 })
  expect(employer.getByText('Waits for a second administrator')).toBeVisible()
  expect(employer.getByText('Ten days without a fault.')).toBeVisible()
  await person.click(employer.getByRole('button', { name: 'Approve: Employer pages' }))
  expect(await screen.findByText(/You approved the version of “Employer pages”/)).toBeVisible()
  expect(sent[1]).toEqual({ what: 'decision', params: { name: 'employer', id: id(71) }, body: { decision: 'approve', note: '' } })
})

test('several parts go live together, and what fits only together goes back together', async () => {
  const person = userEvent.setup()
  const sent = versionsPage()
  await person.click(await screen.findByRole('button', { name: 'More for Week calendar for appointments' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Make live' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Agent pages')).toHaveValue('77aa0c1d2e3f')
  await person.click(dialog.getByRole('button', { name: 'Make them live' }))
  expect(await screen.findByText(/A second administrator decides about the versions/)).toBeVisible()
  const changes = [
    { name: 'agent', build: '77aa0c1d2e3f', revision: 41 },
    { name: 'probe', build: '91134087417a', revision: 41 },
  ]
  expect(sent[0]).toEqual({ what: 'set', params: {}, body: { action: 'promote', changes, code: null, note: '' } })

  await person.click(screen.getByRole('button', { name: 'Roll back: Agent pages' }))
  const back = within(await screen.findByRole('dialog'))
  await person.selectOptions(back.getByLabelText('Version to go back to'), '2b3c4d5e6f70')
  expect(back.getByText('Header, navigation and sign-in')).toBeVisible()
  await person.selectOptions(back.getByLabelText(/^Reason/), 'It does not work')
  fill(back.getByLabelText(/^What is wrong/), 'Nothing opens')
  await person.click(back.getByRole('button', { name: 'Roll back' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toMatchObject({
    action: 'rollback',
    changes: [
      { name: 'agent', build: '2b3c4d5e6f70', revision: 41 },
      { name: 'shell', build: '1a2b3c4d5e6f', revision: 12 },
    ],
    code: 'broken',
  })
})
