import { ACTS_OF, CHAIN_OF } from '@onward/contracts/audit'
import type { BodyOf } from '@onward/contracts/endpoint'
import { SERVICES } from '@onward/contracts/endpoint'
import { listFrontEnds, rollBackFrontEnd } from '@onward/contracts/gateway/admin-remotes'
import {
  handOnWork,
  inviteColleague,
  listOffices,
  listStaff,
  listStaffInvitations,
  readAccountNames,
  readStaffWork,
  removeStaff,
} from '@onward/contracts/identity/admin-staff'
import {
  askOrganisation,
  closeAllAdverts,
  readOrganisationToDecide,
  upholdOrganisation,
} from '@onward/contracts/jobs/admin-organisations'
import { approveLogo, takeLogoAway } from '@onward/contracts/jobs/logos'
import {
  answerSupport,
  confirmSupportCall,
  listSupportMessages,
  markSupportRead,
  readSupport,
  settleSupport,
} from '@onward/contracts/messaging/admin-support'
import { answerTicket, readTicket } from '@onward/contracts/messaging/admin-tickets'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminStory } from './AdminStory'
import AuditPage from './audit/AuditPage'
import { acts, page, receipt } from './examples'
import OrganisationPage from './OrganisationPage'
import { appealing, birch, homeStars, LOGO } from './organisation-examples'
import SupportConversationPage from './SupportConversationPage'
import StaffPage from './staff/StaffPage'
import { ffion, nia, nothingHeld, office, staff } from './staff/staff-examples'
import { asking, supportMessages, ticket } from './support-examples'
import TicketPage from './TicketPage'
import { openPart } from './versions/open-part'
import VersionsPage from './versions/VersionsPage'
import { frontEnds } from './versions/version-examples'

afterEach(() => {
  cleanup()
  forgetQueries()
  sessionStorage.clear()
})

const organisation = (served: Parameters<typeof AdminStory>[0]['served']) =>
  render(
    <AdminStory path={`/agent/admin/organisations/${birch.id}`} route="/agent/admin/organisations/:id" served={served}>
      <OrganisationPage />
    </AdminStory>,
  )

test('a decision without its reason is not sent, and says what is missing', async () => {
  const asked: BodyOf<typeof askOrganisation>[] = []
  const person = userEvent.setup()
  organisation([
    serve(readOrganisationToDecide, () => birch),
    serve(askOrganisation, ({ body }) => {
      asked.push(body)
      return { why: body.code, receipt }
    }),
  ])
  await person.click(await screen.findByRole('button', { name: 'Ask for more' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Ask the employer' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose a reason')
  expect(asked).toEqual([])
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Evidence is missing')
  await person.type(dialog.getByLabelText('What is missing? The employer reads this'), ' A letter. ')
  await person.click(dialog.getByRole('button', { name: 'Ask the employer' }))
  expect(await screen.findByText(/Birch House Supported Living is asked for more/)).toBeVisible()
  // The version that was read is sent, so that nobody decides about something unseen.
  expect(asked).toEqual([{ version: 4, submission: birch.submissions[0]?.id, code: 'evidence-missing', words: 'A letter.' }])
})

test('what the rules see in an organisation’s own words is listed and marked; free email stands beside no other', async () => {
  organisation([serve(readOrganisationToDecide, () => homeStars)])
  const noticed = within((await screen.findByText('What our checks noticed')).parentElement as HTMLElement)
  expect(noticed.getByText('WhatsApp')).toBeVisible()
  expect(noticed.getByText('Earn from day one.')).toBeVisible()
  expect(noticed.getByText(/^Free email/)).toBeVisible()
  const beside = within(screen.getByText('Beside other organisations').parentElement as HTMLElement)
  expect(beside.queryByText(/^Free email/)).toBeNull()
  expect(beside.getByText(/^Same phone number/)).toBeVisible()
  const marked = within(screen.getByText('What they do').parentElement as HTMLElement)
  const marks = marked.getAllByText((_, one) => one?.tagName === 'MARK').map(({ textContent }) => textContent)
  expect(marks).toEqual([' Pressure, promises or no named employer: Earn from day one.', ' Messaging app: WhatsApp'])
})

test('the answer to a refusal is read, and the decision kept with words; a colleague decides about one’s own', async () => {
  const person = userEvent.setup()
  const kept: BodyOf<typeof upholdOrganisation>[] = []
  organisation([
    serve(readOrganisationToDecide, () => appealing),
    serve(upholdOrganisation, ({ body }) => {
      kept.push(body)
      return { why: body.code, receipt }
    }),
  ])
  expect(await screen.findByText('We are registered under our old name, Birch House Homes.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Keep the decision' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.selectOptions(dialog.getByLabelText('Reason'), 'The answer says nothing new')
  await person.type(dialog.getByLabelText('Why? The employer reads this'), 'That name is not registered.')
  await person.click(dialog.getByRole('button', { name: 'Keep the decision' }))
  expect(await screen.findByText(/The decision about Birch House Supported Living stays/)).toBeVisible()
  expect(kept).toEqual([{ version: 4, code: 'nothing-new', words: 'That name is not registered.' }])
  cleanup()
  forgetQueries()
  const appeal = appealing.appeal && { ...appealing.appeal, forAnother: true }
  organisation([serve(readOrganisationToDecide, () => ({ ...appealing, appeal }))])
  expect(await screen.findByText('You made this decision. A colleague decides about the answer.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Keep the decision' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull()
})

test('all adverts of an organisation are closed for a reason, and the progress is shown', async () => {
  const asked: BodyOf<typeof closeAllAdverts>[] = []
  const person = userEvent.setup()
  const begun = { state: 'running', total: 4501, closed: 312, startedAt: '2026-11-21T09:12:00.000Z', endedAt: null } as const
  const jobs = { active: 4481, waiting: 20, drafts: 0 }
  organisation([
    serve(readOrganisationToDecide, () => ({ ...birch, jobs, closing: asked.length > 0 ? begun : null })),
    serve(closeAllAdverts, ({ body }) => {
      asked.push(body)
      return { why: body.code, total: 4501, receipt }
    }),
  ])
  await person.click(await screen.findByRole('button', { name: 'Close all adverts' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^4,501 adverts are open/)).toBeVisible()
  await person.click(dialog.getByRole('button', { name: 'Close all adverts' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose a reason')
  await person.selectOptions(dialog.getByLabelText('Reason'), 'The adverts repeat each other')
  await person.type(dialog.getByLabelText(/The employer reads this/), 'All say the same.')
  await person.click(dialog.getByRole('button', { name: 'Close all adverts' }))
  const progress = await screen.findByRole('progressbar', { name: 'Closing all adverts' })
  expect(progress).toHaveAttribute('aria-valuenow', '312')
  expect(screen.getByText('312 of 4,501 closed')).toBeVisible()
  // It is running, so it cannot be started again.
  expect(screen.queryByRole('button', { name: 'Close all adverts' })).toBeNull()
  expect(asked).toEqual([{ version: 4, code: 'copies', words: 'All say the same.' }])
})

test('a waiting logo is published with one press, and removed for a reason', async () => {
  const user = userEvent.setup()
  const logo = { digest: '0'.repeat(64), state: 'waiting' as const, url: LOGO, uploadedAt: receipt.at }
  const decided: unknown[] = []
  const { unmount } = organisation([
    serve(readOrganisationToDecide, () => ({ ...birch, logos: [logo] })),
    serve(approveLogo, ({ body }) => {
      decided.push(body)
      return { organisation: birch.id, receipt }
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Show this logo' }))
  await waitFor(() => expect(decided).toHaveLength(1))
  unmount()
  forgetQueries()
  organisation([
    serve(readOrganisationToDecide, () => ({ ...birch, logos: [{ ...logo, state: 'shown' as const }] })),
    serve(takeLogoAway, ({ body }) => {
      decided.push(body)
      return { why: body.code, receipt }
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Remove logo' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Remove logo' }))
  expect(dialog.getAllByText('Choose a reason').length).toBeGreaterThan(0)
  await user.selectOptions(dialog.getByRole('combobox'), 'It is somebody else’s logo')
  await user.click(dialog.getByRole('button', { name: 'Remove logo' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(decided).toEqual([{ digest: logo.digest }, { digest: logo.digest, code: 'not-yours' }])
})

test('after a conflict the dialog says so and keeps what was typed, and the page shows the current state', async () => {
  let reads = 0
  const versions: number[] = []
  const person = userEvent.setup()
  organisation([
    serve(readOrganisationToDecide, () => {
      reads += 1
      return reads === 1 ? birch : { ...birch, state: 'verified' as const, version: 5, verifiedAt: receipt.at }
    }),
    serve(askOrganisation, ({ body }) => {
      versions.push(body.version)
      return { problem: 'state-conflict' }
    }),
  ])
  await person.click(await screen.findByRole('button', { name: 'Ask for more' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Something else')
  await person.type(dialog.getByLabelText('What is missing? The employer reads this'), 'A letter.')
  await person.click(dialog.getByRole('button', { name: 'Ask the employer' }))
  const summary = await dialog.findByRole('alert')
  expect(summary).toHaveTextContent('Somebody else changed this first. This page now shows how it is.')
  expect(summary).not.toHaveAttribute('data-notice')
  expect(dialog.getByLabelText('What is missing? The employer reads this')).toHaveValue('A letter.')
  await waitFor(() => expect(reads).toBe(2))
  // A retry sends the version that was seen, and is refused again.
  await person.click(dialog.getByRole('button', { name: 'Ask the employer' }))
  await waitFor(() => expect(versions).toEqual([4, 4]))
  await person.click(dialog.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement)
  expect(await screen.findByText('Verified')).toBeVisible()
})

test('an answer that could not be sent is still there after a reload', async () => {
  const person = userEvent.setup()
  const drawn = () =>
    render(
      <AdminStory
        path={`/agent/admin/tickets/${ticket.id}`}
        route="/agent/admin/tickets/:id"
        served={[serve(readTicket, () => ticket), serve(answerTicket, () => ({ problem: 'unexpected' }))]}
      >
        <TicketPage />
      </AdminStory>,
    )
  drawn()
  await person.type(await screen.findByLabelText('Your answer'), 'Press the link.')
  await person.click(screen.getByRole('button', { name: 'Send the answer' }))
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByRole('heading')).toHaveTextContent('That did not work')
  expect(summary).not.toHaveAttribute('data-notice')
  expect(screen.getByLabelText('Your answer')).toHaveValue('Press the link.')
  cleanup()
  forgetQueries()
  drawn()
  expect(await screen.findByLabelText('Your answer')).toHaveValue('Press the link.')
})

const conversation = (served: NonNullable<Parameters<typeof AdminStory>[0]['served']>) =>
  render(
    <AdminStory path={`/agent/admin/support/${asking.id}`} route="/agent/admin/support/:id" served={served}>
      <SupportConversationPage />
    </AdminStory>,
  )

test('reading is reported, and an answer says up to which message its writer had read', async () => {
  const person = userEvent.setup()
  const sent: object[] = []
  let items = supportMessages
  let current = asking
  conversation([
    serve(readSupport, () => current),
    serve(listSupportMessages, () => page(...items)),
    serve(markSupportRead, ({ body }) => {
      sent.push({ read: body })
      current = { ...current, readSeq: body.upTo }
      return { receipt }
    }),
    serve(answerSupport, ({ body }) => {
      sent.push(body)
      const [first] = supportMessages
      if (first)
        items = [
          { ...first, id: birch.id, seq: 6, kind: 'text', from: 'support', text: body.text, call: null },
          ...supportMessages,
        ]
      current = { ...current, waiting: 0, waitingSince: null, lastSeq: 6, readSeq: 6 }
      return { id: birch.id, seq: 6, receipt }
    }),
  ])
  expect(await screen.findByText(/I cannot upload my CV/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(screen.getByText('Write your answer')).toBeVisible()
  await person.type(screen.getByLabelText('Your answer'), 'Save it as a PDF.')
  await person.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText('Save it as a PDF.', { selector: 'blockquote' })).toBeVisible()
  expect(screen.getByLabelText('Your answer')).toHaveValue('')
  expect(screen.getByText('Nothing waiting')).toBeVisible()
  expect(sent).toEqual([{ read: { upTo: 5 } }, { upTo: 5, text: 'Save it as a PDF.' }])
})

test('a support answer stays in its field when a colleague was first or sending failed', async () => {
  const person = userEvent.setup()
  let problem: 'unexpected' | 'state-conflict' = 'unexpected'
  let reads = 0
  conversation([
    serve(readSupport, () => {
      reads += 1
      return { ...asking, readSeq: 5 }
    }),
    serve(listSupportMessages, () => page(...supportMessages)),
    serve(answerSupport, () => ({ problem })),
  ])
  await person.type(await screen.findByLabelText('Your answer'), 'Save it as a PDF.')
  await person.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText(/That did not work/)).toBeVisible()
  expect(reads).toBe(1)
  problem = 'state-conflict'
  await person.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText(/Somebody else changed this first/)).toBeVisible()
  await waitFor(() => expect(reads).toBe(2))
  expect(screen.getByLabelText('Your answer')).toHaveValue('Save it as a PDF.')
})

test('a call is confirmed and a conversation settled with one press each', async () => {
  const person = userEvent.setup()
  const sent: object[] = []
  conversation([
    serve(readSupport, () => ({ ...asking, readSeq: 5 })),
    serve(listSupportMessages, () => page(...supportMessages)),
    serve(settleSupport, ({ body }) => {
      sent.push(body)
      return { receipt }
    }),
    serve(confirmSupportCall, ({ body }) => {
      sent.push(body)
      return { id: birch.id, seq: 6, receipt }
    }),
  ])
  await person.click(await screen.findByRole('button', { name: /1 December 2099.*10:00/ }))
  expect(await screen.findByText(/The call is confirmed for/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'No answer is needed' }))
  expect(await screen.findByText(/The conversation no longer needs an answer/)).toBeVisible()
  expect(sent).toEqual([{ message: supportMessages[0]?.id, time: '2099-12-01T10:00:00.000Z' }, { upTo: 5 }])
})

test('a decision that could not be sent says so in its own dialog, and what was typed stays', async () => {
  const person = userEvent.setup()
  organisation([serve(readOrganisationToDecide, () => birch), serve(askOrganisation, () => ({ problem: 'unexpected' }))])
  await person.click(await screen.findByRole('button', { name: 'Ask for more' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Something else')
  await person.type(dialog.getByLabelText('What is missing? The employer reads this'), 'A letter.')
  await person.click(dialog.getByRole('button', { name: 'Ask the employer' }))
  const summary = await dialog.findByRole('alert')
  expect(within(summary).getByRole('heading')).toHaveTextContent('That did not work')
  expect(summary).not.toHaveAttribute('data-notice')
  expect(dialog.getByLabelText('What is missing? The employer reads this')).toHaveValue('A letter.')
  await person.click(dialog.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement)
  await person.click(screen.getByRole('button', { name: 'Ask for more' }))
  expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull()
})

test('an invitation that could not be sent says so in its own dialog, and what was typed stays', async () => {
  const person = userEvent.setup()
  render(
    <AdminStory
      served={[
        serve(listStaff, () => page(...staff)),
        serve(listStaffInvitations, () => ({ items: [] })),
        serve(listOffices, () => ({ items: [office] })),
        serve(inviteColleague, () => ({ problem: 'unexpected' })),
      ]}
    >
      <StaffPage />
    </AdminStory>,
  )
  await screen.findByText('Nia Hughes')
  await person.click(screen.getByRole('button', { name: 'Invite a colleague' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.type(dialog.getByLabelText('First name'), 'Siân')
  await person.type(dialog.getByLabelText('Last name'), 'Parry')
  await person.type(dialog.getByLabelText('Work email address'), 'sian@jobcentre.example')
  await person.type(dialog.getByLabelText('Staff ID'), 'JC-1')
  await person.selectOptions(dialog.getByLabelText('Office'), office.name)
  await person.click(dialog.getByRole('button', { name: 'Send the invitation' }))
  const summary = await dialog.findByRole('alert')
  expect(within(summary).getByRole('heading')).toHaveTextContent('That did not work')
  expect(summary).not.toHaveAttribute('data-notice')
  expect(dialog.getByLabelText('First name')).toHaveValue('Siân')
})

test('an invitation says at which field it fails, in the reader’s words', async () => {
  const person = userEvent.setup()
  const errors = [{ field: 'staffId', message: 'Somebody works under the staff ID JC-1 already.' }]
  render(
    <AdminStory
      served={[
        serve(listStaff, () => page(...staff)),
        serve(listStaffInvitations, () => ({ items: [] })),
        serve(listOffices, () => ({ items: [office] })),
        serve(inviteColleague, () => ({ problem: 'already-exists', errors })),
      ]}
    >
      <StaffPage />
    </AdminStory>,
  )
  await screen.findByText('Nia Hughes')
  await person.click(screen.getByRole('button', { name: 'Invite a colleague' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Send the invitation' }))
  expect(within(dialog.getByRole('alert')).getAllByRole('link')).toHaveLength(5)
  await person.type(dialog.getByLabelText('First name'), 'Siân')
  await person.type(dialog.getByLabelText('Last name'), 'Parry')
  await person.type(dialog.getByLabelText('Work email address'), 'sian@jobcentre.example')
  await person.type(dialog.getByLabelText('Staff ID'), 'JC-1')
  await person.selectOptions(dialog.getByLabelText('Office'), office.name)
  await person.click(dialog.getByRole('button', { name: 'Send the invitation' }))
  expect(await dialog.findAllByText('This staff ID is already in use, or in an open invitation.')).toHaveLength(2)
})

test('a colleague is removed once somebody takes on their work, or at once when they have none', async () => {
  const person = userEvent.setup()
  const sent: object[] = []
  let held = { ...nothingHeld, openCases: 43, appointments: 12 }
  const drawn = () =>
    render(
      <AdminStory
        served={[
          serve(listStaff, () => page(...staff, ffion)),
          serve(listStaffInvitations, () => ({ items: [] })),
          serve(listOffices, () => ({ items: [office] })),
          serve(readStaffWork, () => ({ ...held, handover: held === nothingHeld ? 'signed' : null })),
          serve(handOnWork, ({ body }) => {
            sent.push(body)
            const handed = held
            held = nothingHeld
            return { ...handed, clashes: 2, receipt }
          }),
          serve(removeStaff, ({ body }) => {
            sent.push(body)
            return { why: 'left' as const, receipt }
          }),
        ]}
      >
        <StaffPage />
      </AdminStory>,
    )
  drawn()
  const remove = async () => {
    await person.click(await screen.findByRole('button', { name: `More for ${nia.name}` }))
    await person.click(await screen.findByRole('menuitem', { name: 'Remove account' }))
  }
  await remove()
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Open cases: 43')).toBeVisible()
  expect(dialog.queryByText(/To-dos:/)).not.toBeInTheDocument()
  await person.click(dialog.getByRole('button', { name: 'Remove account for good' }))
  expect(within(dialog.getByRole('alert')).getAllByRole('link')).toHaveLength(2)
  expect(sent).toEqual([])
  const heirs = within(dialog.getByLabelText(/Who takes it over/)).getAllByRole('option')
  expect(heirs.map(({ textContent }) => textContent)).toEqual(['Choose a colleague', ffion.name])
  await person.selectOptions(dialog.getByLabelText(/Who takes it over/), ffion.name)
  await person.selectOptions(dialog.getByLabelText(/Reason/), 'They have left')
  await person.click(dialog.getByRole('button', { name: 'Remove account for good' }))
  expect(await screen.findByText(/Appointments of Ffion Rees that are now at the same time as another: 2/)).toBeVisible()
  expect(sent).toEqual([{ to: ffion.id }, { code: 'left', handover: 'signed' }])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await remove()
  await screen.findByText(/by a former member of staff/)
  await waitFor(() => expect(screen.queryByLabelText(/Who takes it over/)).not.toBeInTheDocument())
})

test('only acts with a reason are shown at their address', async () => {
  const person = userEvent.setup()
  render(
    <AdminStory
      served={[
        serve(listStaff, () => page(...staff)),
        serve(readAccountNames, () => ({ items: [] })),
        ...SERVICES.map((service) =>
          serve(ACTS_OF[service], ({ query }) => ({
            items: service === 'jobs' ? acts.filter(({ why }) => why !== null || !query.has('reason')) : [],
            nextCursor: null,
          })),
        ),
      ]}
    >
      <AuditPage />
    </AdminStory>,
  )
  const why = acts.filter((act) => act.why !== null).length
  const listed = () => screen.getAllByRole('button', { name: /Technical details/ })
  await waitFor(() => expect(listed()).toHaveLength(acts.length))
  expect(why).toBeLessThan(acts.length)
  await person.click(screen.getByRole('checkbox', { name: 'Only with a reason' }))
  await waitFor(() => expect(listed()).toHaveLength(why))
  await person.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(listed()).toHaveLength(acts.length))
})

test('the name of whoever an act is about leads to every act of and about them', async () => {
  const named = acts.find(({ about }) => about?.person)
  const asked: URLSearchParams[] = []
  render(
    <AdminStory
      served={[
        serve(listStaff, () => page(...staff)),
        serve(readAccountNames, () => ({ items: [] })),
        ...SERVICES.map((service) =>
          serve(ACTS_OF[service], ({ query }) => {
            asked.push(query)
            return { items: service === 'jobs' ? acts : [], nextCursor: null }
          }),
        ),
      ]}
    >
      <AuditPage />
    </AdminStory>,
  )
  await userEvent.click(await screen.findByRole('link', { name: named?.about?.person?.name }))
  await waitFor(() => expect(asked.at(-1)?.get('person')).toBe(named?.about?.person?.id))
  expect(asked.at(-1)?.has('kind')).toBe(false)
})

test('one press shows the last check of every audit chain, and a changed row is named', async () => {
  const person = userEvent.setup()
  const whole = { sealed: 10, unsealed: 0, checkedAt: '2026-03-02T10:00:00.000Z', checkedTo: 10, brokenAt: null, broken: null }
  render(
    <AdminStory
      served={[
        serve(listStaff, () => page(...staff)),
        ...SERVICES.map((service) => serve(ACTS_OF[service], () => ({ items: [], nextCursor: null }))),
        ...SERVICES.map((service) =>
          serve(CHAIN_OF[service], () =>
            service === 'jobs' ? { ...whole, brokenAt: 7, broken: { reference: 'ONW-ABCD-EFGH', at: receipt.at } } : whole,
          ),
        ),
      ]}
    >
      <AuditPage />
    </AdminStory>,
  )
  await person.click(await screen.findByRole('button', { name: 'Show the last check' }))
  expect(await screen.findByText('Somebody has changed the trail')).toBeVisible()
  const row = screen.getByRole('row', { name: /Employers and jobs/ })
  expect(row).toHaveTextContent('Changed at place 7: ONW-ABCD-EFGH')
  expect(screen.getByText(/ended on 2 March 2026.*: 70 sealed acts/)).toBeVisible()
})

describe('versions', () => {
  const versions = () => {
    const asked: { name: string; body: object }[] = []
    render(
      <AdminStory
        served={[
          serve(listFrontEnds, () => ({ items: frontEnds })),
          serve(listStaff, () => page({ ...nia, id: '00000000-0000-4000-8000-000000000942', name: 'Morwenna Adeyemi' })),
          serve(rollBackFrontEnd, ({ params, body }) => {
            asked.push({ name: params.name ?? '', body })
            return { build: body.build, why: body.code, receipt }
          }),
        ]}
      >
        <VersionsPage />
      </AdminStory>,
    )
    return asked
  }
  test('shows what failed of the live version, and which version was rolled back from, when, why and by whom', async () => {
    const person = userEvent.setup()
    versions()
    const agent = await openPart('Agent pages')
    await person.click(agent.getByText('What failed in the last 7 days'))
    const failures = within(agent.getByRole('list', { name: 'Version 91134087417a' }))
    expect(failures.getByText('It failed while showing a page')).toBeVisible()
    expect(failures.getByText('TypeError: Cannot read properties of undefined (412.3fa9c1d2.js:1:20344)')).toBeVisible()
    expect(failures.getByText('12 page loads, last on 20 November 2026, 16:40')).toBeVisible()
    const marked = agent.getByRole('row', { name: /^77aa0c1d2e3f\s?Rolled back from/ })
    expect(marked).toHaveTextContent('rolled back from on 19 November 2026, 15:30')
    expect(marked).toHaveTextContent('Morwenna Adeyemi: It does not work. “The list of referrals stayed empty.”')
    expect(agent.getByText(/does not lend: @onward\/ui\/frame#Carousel/)).toBeVisible()
  })

  test('goes back to the version that is chosen; what was live before is chosen already, a marked one warns', async () => {
    const person = userEvent.setup()
    const asked = versions()
    await person.click(await screen.findByRole('button', { name: 'Roll back: Agent pages' }))
    const dialog = within(await screen.findByRole('dialog'))
    const choice = dialog.getByLabelText('Version to go back to')
    expect(choice).toHaveDisplayValue(/^5c1f00d2ab90, .*, was live before$/)
    // Neither the live version nor those that the registry would refuse, but one that goes back with another part.
    expect(within(choice).getAllByRole('option')).toHaveLength(3)
    await person.selectOptions(choice, '77aa0c1d2e3f')
    expect(dialog.getByText('This version was rolled back from on 19 November 2026, 15:30')).toBeVisible()
    await person.selectOptions(dialog.getByLabelText(/^Reason/), 'It is too slow')
    await person.type(dialog.getByLabelText(/^What is wrong/), 'The page takes a minute.')
    await person.click(dialog.getByRole('button', { name: 'Roll back' }))
    expect(await screen.findByText(/“Agent pages” is rolled back/)).toBeVisible()
    const body = { revision: 41, build: '77aa0c1d2e3f', code: 'slow', note: 'The page takes a minute.' }
    expect(asked).toEqual([{ name: 'agent', body }])
  })

  test('brings back what was removed', async () => {
    const person = userEvent.setup()
    const asked = versions()
    const probe = await openPart('probe')
    expect(probe.getByText(/Nobody sees this part/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Bring back: probe' }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.selectOptions(dialog.getByLabelText(/^Reason/), 'It is needed again')
    await person.type(dialog.getByLabelText(/^Why should it be back/), 'People asked.')
    await person.click(dialog.getByRole('button', { name: 'Bring back' }))
    expect(await screen.findByText(/“probe” is back/)).toBeVisible()
    expect(asked).toMatchObject([{ name: 'probe', body: { build: '5c1f00d2ab90', code: 'needed' } }])
  })
})
