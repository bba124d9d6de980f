import { ACTS_OF, type AuditedAct, CHAIN_OF } from '@onward/contracts/audit'
import { SERVICES } from '@onward/contracts/endpoint'
import { listFrontEnds } from '@onward/contracts/gateway/admin-remotes'
import { listFailedWork, retryFailedWork } from '@onward/contracts/gateway/failed-work'
import { readFailureDays } from '@onward/contracts/gateway/failure-days'
import { listPreviews } from '@onward/contracts/gateway/previews'
import { listRegistrations } from '@onward/contracts/gateway/registrations'
import {
  countStaff,
  handOnWork,
  listOffices,
  listStaff,
  listStaffInvitations,
  readAccountNames,
  readStaffWork,
  removeStaff,
  type StaffMember,
  type StaffWork,
} from '@onward/contracts/identity/admin-staff'
import {
  approveAdvert,
  keepReportedAdvert,
  listHeldAdverts,
  listReports,
  readAdvertToCheck,
  readAdvertWork,
  readReport,
  removeReportedAdvert,
  returnAdvert,
} from '@onward/contracts/jobs/admin-adverts'
import { type DecidedWork, readDecidedWork } from '@onward/contracts/jobs/admin-decisions'
import {
  askOrganisation,
  listOrganisations,
  type OrganisationToDecide,
  readOrganisationToDecide,
  readOrganisationWork,
  verifyOrganisation,
} from '@onward/contracts/jobs/admin-organisations'
import { approveLogo, takeLogoAway } from '@onward/contracts/jobs/logos'
import {
  confirmSupportCall,
  listSupport,
  listSupportMessages,
  markSupportRead,
  readSupport,
  readSupportWork,
  type SupportConversation,
} from '@onward/contracts/messaging/admin-support'
import {
  listTickets,
  readReportedConversation,
  readTicket,
  readTicketWork,
  type TicketToAnswer,
} from '@onward/contracts/messaging/admin-tickets'
import type { ThreadMessage } from '@onward/contracts/messaging/threads'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AdminStory } from './AdminStory'
import AdvertPage from './AdvertPage'
import AdvertsPage from './AdvertsPage'
import { advert, edited, held, heldFacets, report, reported } from './advert-examples'
import AuditPage from './audit/AuditPage'
import { acts, page, receipt, waiting } from './examples'
import OrganisationPage from './OrganisationPage'
import OrganisationsPage from './OrganisationsPage'
import OverviewPage from './OverviewPage'
import { appealing, birch, homeStars, LOGO, listed } from './organisation-examples'
import ReportPage from './ReportPage'
import ReportsPage from './ReportsPage'
import SupportConversationPage from './SupportConversationPage'
import SupportPage from './SupportPage'
import { RemoveDialog } from './staff/RemoveDialog'
import StaffPage from './staff/StaffPage'
import { ffion, invitation, nia, nothingHeld, office, staff } from './staff/staff-examples'
import {
  answered,
  asking,
  dangerous,
  listedTicket,
  reportedConversation,
  reportedTicket,
  settledCall,
  supportMessages,
  ticket,
} from './support-examples'
import TicketPage from './TicketPage'
import TicketsPage from './TicketsPage'
import VersionsPage from './versions/VersionsPage'
import { frontEnds, previews, registrations } from './versions/version-examples'

const meta: Meta<typeof AdminStory> = {
  title: 'Agent/Administrator',
  component: AdminStory,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

const decidedWork = (medianHours: number | null, count: number): DecidedWork => ({
  adverts: { approved: 19 * count, returned: count },
  organisations: { verified: 2 * count, asked: 0, refused: count },
  appeals: { approved: 0, returned: count },
  medianHours,
})
const work = (count: number) => [
  serve(readOrganisationWork, () => ({
    organisations: waiting(count),
    appeals: waiting(0),
    levels: waiting(0),
    logos: waiting(count),
  })),
  serve(readAdvertWork, () => ({ adverts: waiting(count * 2, '2026-11-20T09:12:00.000Z'), reports: waiting(0) })),
  serve(readTicketWork, () => ({ tickets: waiting(count, '2026-11-21T07:12:00.000Z') })),
  serve(readSupportWork, () => ({ support: waiting(count, '2026-11-21T08:12:00.000Z') })),
  serve(listFrontEnds, () => ({ items: frontEnds })),
  serve(listFailedWork, () => ({ items: [] })),
  serve(readFailureDays, () => ({
    days: ['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`),
    items: [{ name: 'agent', counts: [0, 0, 1, 0, 2, 5, 9] }],
  })),
  serve(readDecidedWork, () => ({
    since: '2026-11-16T00:00:00.000Z',
    week: decidedWork(count > 0 ? 5.2 : null, count),
    before: decidedWork(7.4, count),
  })),
  serve(readAccountNames, () => ({ items: [{ id: acts[0]?.actor ?? '', name: 'Morwenna Adeyemi', organisation: '' }] })),
  ...SERVICES.map((service) =>
    serve(ACTS_OF[service], () => ({ items: service === 'jobs' ? acts.slice(0, 1) : [], nextCursor: null })),
  ),
]
export const Overview: Story = { args: { children: <OverviewPage />, served: work(2) } }
export const NothingWaits: Story = { args: { children: <OverviewPage />, served: work(0) } }
export const OverviewInWelsh: Story = { args: { children: <OverviewPage />, served: work(1), language: 'cy' } }
const failedWork = [
  { task: 'messaging.email', failure: 'Error ETIMEDOUT', count: 128, tries: 25, since: '2026-11-12T07:12:00.000Z' },
  { task: 'jobs.event', failure: 'PostgresError 23505', count: 1, tries: 25, since: '2026-11-19T17:40:00.000Z' },
]
const failing = [serve(listFailedWork, () => ({ items: failedWork })), serve(retryFailedWork, () => ({ count: 128, receipt }))]
export const WorkFailed: Story = { args: { children: <OverviewPage />, served: [...failing, ...work(1)] } }
export const WorkFailedInWelsh: Story = { args: { children: <OverviewPage />, served: [...failing, ...work(1)], language: 'cy' } }
export const OverviewFailed: Story = {
  args: {
    children: <OverviewPage />,
    served: [...work(1).slice(1), serve(readOrganisationWork, () => ({ problem: 'unexpected' }))],
  },
}

const organisations = [
  serve(listOrganisations, () =>
    page(
      listed,
      {
        ...listed,
        id: advert.id,
        name: 'Elm House',
        state: 'suspended',
        domainCheck: null,
        submittedAt: null,
        waits: null,
        waitingSince: null,
      },
      {
        ...listed,
        id: appealing.people[0]?.id ?? '',
        name: 'Ash House',
        state: 'refused',
        waits: 'appeal',
        waitingSince: receipt.at,
      },
    ),
  ),
]
export const Organisations: Story = { args: { children: <OrganisationsPage />, served: organisations } }
export const NoOrganisations: Story = {
  args: { children: <OrganisationsPage />, served: [serve(listOrganisations, () => page())] },
}
const organisation = (changes: Partial<OrganisationToDecide> = {}): Partial<Story['args']> => ({
  children: <OrganisationPage />,
  path: `/agent/admin/organisations/${birch.id}`,
  route: '/agent/admin/organisations/:id',
  served: [
    serve(readOrganisationToDecide, () => ({ ...birch, ...changes })),
    serve(askOrganisation, () => ({ problem: 'state-conflict' })),
    serve(verifyOrganisation, () => ({ waiting: 1, receipt })),
    serve(approveLogo, () => ({ organisation: birch.id, receipt })),
    serve(takeLogoAway, () => ({ problem: 'state-conflict' })),
  ],
})
export const Organisation: Story = { args: { ...organisation() } }
export const OrganisationWithScamWords: Story = { args: { ...organisation(homeStars) } }
export const OrganisationWithScamWordsInWelsh: Story = { args: { ...organisation(homeStars), language: 'cy' } }
export const OrganisationThatAnswered: Story = { args: { ...organisation(appealing) } }
export const VerifiedOrganisation: Story = {
  args: {
    ...organisation({
      state: 'verified',
      verifiedAt: receipt.at,
      sameNumber: [],
      confident: { ...birch.confident, confirmedAt: receipt.at },
    }),
  },
}
const logo = { digest: '0'.repeat(64), state: 'shown', url: LOGO, uploadedAt: receipt.at } as const
export const OrganisationWithLogos: Story = {
  args: {
    ...organisation({
      state: 'verified',
      submissions: [],
      sameNumber: [],
      logos: [logo, { ...logo, digest: '1'.repeat(64), state: 'waiting' }],
    }),
  },
}
export const OrganisationWithLogosInWelsh: Story = { args: { ...OrganisationWithLogos.args, language: 'cy' } }
export const SuspendedOrganisation: Story = {
  args: { ...organisation({ state: 'suspended', suspendedAt: receipt.at, suspendedReason: 'Three people told us of fees.' }) },
}
export const NothingSent: Story = { args: { ...organisation({ state: 'not_started', submissions: [], sameNumber: [] }) } }
export const ManyAdverts: Story = {
  args: {
    ...organisation({ state: 'verified', submissions: [], sameNumber: [], jobs: { active: 4481, waiting: 20, drafts: 0 } }),
  },
}
const closing = { state: 'running', total: 4501, closed: 312, startedAt: '2026-11-21T09:12:00.000Z', endedAt: null } as const
export const ClosingAdverts: Story = {
  args: {
    ...organisation({
      state: 'verified',
      submissions: [],
      sameNumber: [],
      jobs: { active: 4189, waiting: 0, drafts: 0 },
      closing,
    }),
  },
}
export const ClosingAdvertsInWelsh: Story = { args: { ...ClosingAdverts.args, language: 'cy' } }
export const ClosedAdverts: Story = {
  args: {
    ...organisation({
      state: 'verified',
      submissions: [],
      sameNumber: [],
      jobs: { active: 0, waiting: 0, drafts: 0 },
      closing: { ...closing, state: 'done', closed: 4501, endedAt: '2026-11-21T09:14:00.000Z' },
    }),
  },
}
export const OrganisationInWelsh: Story = { args: { ...organisation({ state: 'refused' }), language: 'cy' } }
export const OrganisationLoading: Story = {
  args: { ...organisation(), served: [serve(readOrganisationToDecide, () => new Promise(() => {}))] },
}
export const NoSuchOrganisation: Story = {
  args: { ...organisation(), served: [serve(readOrganisationToDecide, () => ({ problem: 'not-found' }))] },
}

export const Adverts: Story = {
  args: { children: <AdvertsPage />, served: [serve(listHeldAdverts, () => ({ ...page(held), ...heldFacets }))] },
}
export const AdvertsInWelsh: Story = {
  args: {
    children: <AdvertsPage />,
    path: '/agent/admin/adverts?check=fee-asked',
    language: 'cy',
    served: [serve(listHeldAdverts, () => ({ ...page(held), ...heldFacets }))],
  },
}
export const NoAdverts: Story = { args: { children: <AdvertsPage />, served: [serve(listHeldAdverts, () => page())] } }
const oneAdvert = (one = advert): Partial<Story['args']> => ({
  children: <AdvertPage />,
  path: `/agent/admin/adverts/${advert.id}`,
  route: '/agent/admin/adverts/:id',
  served: [
    serve(readAdvertToCheck, () => one),
    serve(listHeldAdverts, () => page(held, { ...held, id: reported.id, title: 'Baker', isEdit: false, checks: ['first-job'] })),
    serve(approveAdvert, () => ({ isEdit: false, receipt })),
    serve(returnAdvert, () => ({ why: 'fee-asked' as const, receipt })),
  ],
})
export const Advert: Story = { args: { ...oneAdvert() } }
export const EditedAdvert: Story = { args: { ...oneAdvert(edited) } }
export const AppealedAdvert: Story = {
  args: {
    ...oneAdvert({
      ...advert,
      checks: ['fee-asked', 'appeal'],
      appeal: { words: 'We refund it with the first wages.', note: 'Please take the fee out.', at: receipt.at, forAnother: true },
    }),
  },
}
export const DecidedAdvert: Story = { args: { ...oneAdvert({ ...advert, state: 'active', flags: [], checks: [] }) } }
export const EditedAdvertInWelsh: Story = { args: { ...oneAdvert(edited), language: 'cy' } }

export const Reports: Story = { args: { children: <ReportsPage />, served: [serve(listReports, () => page(reported))] } }
export const NoReports: Story = {
  args: { children: <ReportsPage />, served: [serve(listReports, () => page())], language: 'cy' },
}
const oneReport = (changes: object = {}): Partial<Story['args']> => ({
  children: <ReportPage />,
  path: `/agent/admin/reports/${report.id}`,
  route: '/agent/admin/reports/:id',
  served: [
    serve(readReport, () => ({ ...report, ...changes })),
    serve(keepReportedAdvert, () => ({ why: 'within-rules' as const, told: 2, receipt })),
    serve(removeReportedAdvert, () => ({ why: 'asks-for-money' as const, told: 2, applicants: 3, receipt })),
  ],
})
export const Report: Story = { args: { ...oneReport() } }
export const DecidedReport: Story = { args: { ...oneReport({ decision: 'removed' }), language: 'cy' } }

export const Tickets: Story = {
  args: {
    children: <TicketsPage />,
    served: [
      serve(listTickets, () =>
        page(
          listedTicket,
          { ...listedTicket, about: 'danger', name: '', subject: 'Care Assistant', id: birch.id, state: 'taken', takenBy: 'Joe' },
          { ...listedTicket, id: office.id, state: 'taken', takenBy: 'Morwenna', mine: true },
        ),
      ),
    ],
  },
}
export const NoTickets: Story = { args: { children: <TicketsPage />, served: [serve(listTickets, () => page())] } }
const oneTicket = (ticketToAnswer: TicketToAnswer): Partial<Story['args']> => ({
  children: <TicketPage />,
  path: `/agent/admin/tickets/${ticket.id}`,
  route: '/agent/admin/tickets/:id',
  served: [serve(readTicket, () => ticketToAnswer)],
})
export const Ticket: Story = { args: { ...oneTicket(ticket) } }
export const TicketOfAColleague: Story = { args: { ...oneTicket({ ...ticket, state: 'taken', takenBy: 'Joe', version: 2 }) } }
export const ReportedMessages: Story = {
  args: {
    ...oneTicket(reportedTicket),
    served: [serve(readTicket, () => reportedTicket), serve(readReportedConversation, () => reportedConversation)],
  },
}
export const MessagesLikeAScam: Story = { args: oneTicket(dangerous) }
export const MessagesLikeAScamInWelsh: Story = { args: { ...oneTicket(dangerous), language: 'cy' } }
export const ClosedTicket: Story = { args: { ...oneTicket(answered) } }
export const TicketInWelsh: Story = {
  args: { ...oneTicket({ ...ticket, state: 'taken', mine: true, takenBy: 'Nia' }), language: 'cy' },
}

const listedSupport = (one: SupportConversation) => {
  const { id, name, role, waitingSince, waiting, lastAt } = one
  return { id, name, role, waitingSince, waiting, lastAt }
}
const conversations = page(
  listedSupport(asking),
  listedSupport({ ...asking, id: office.id, name: '', waiting: 1 }),
  listedSupport({ ...asking, id: birch.id, name: 'Oluwaseyi-Christopher', waiting: 0, waitingSince: null }),
)
export const Support: Story = {
  args: { children: <SupportPage />, served: [serve(listSupport, () => ({ ...conversations, nextCursor: 'x', total: 40 }))] },
}
export const NoSupportConversations: Story = { args: { children: <SupportPage />, served: [serve(listSupport, () => page())] } }
export const SupportFailed: Story = {
  args: { children: <SupportPage />, served: [serve(listSupport, () => ({ problem: 'unexpected' }))] },
}
export const SupportInWelsh: Story = {
  args: { children: <SupportPage />, served: [serve(listSupport, () => conversations)], language: 'cy' },
}
const oneConversation = (
  changes: Partial<SupportConversation> = {},
  messages: readonly ThreadMessage[] = supportMessages,
  nextCursor: string | null = null,
): Partial<Story['args']> => ({
  children: <SupportConversationPage />,
  path: `/agent/admin/support/${asking.id}`,
  route: '/agent/admin/support/:id',
  served: [
    serve(readSupport, () => ({ ...asking, ...changes })),
    serve(listSupportMessages, () => ({ items: [...messages], nextCursor, total: nextCursor ? 60 : messages.length })),
    serve(markSupportRead, () => ({ receipt })),
    serve(confirmSupportCall, () => ({ id: asking.id, seq: 6, receipt })),
  ],
})
export const Conversation: Story = { args: { ...oneConversation() } }
export const LongConversation: Story = { args: { ...oneConversation({}, supportMessages, '1') } }
export const SettledConversation: Story = {
  args: { ...oneConversation({ waiting: 0, waitingSince: null, lastSeq: 4, readSeq: 4 }, settledCall) },
}
export const ConversationInWelsh: Story = { args: { ...oneConversation({ language: 'cy' }), language: 'cy' } }
export const ConversationLoading: Story = {
  args: { ...oneConversation(), served: [serve(readSupport, () => new Promise(() => {}))] },
}
export const NoSuchConversation: Story = {
  args: {
    ...oneConversation(),
    served: [serve(readSupport, () => ({ problem: 'not-found' })), serve(listSupportMessages, () => ({ problem: 'not-found' }))],
  },
}

const everybody = [
  serve(countStaff, () => ({ all: 3, views: { agents: 2, administrators: 1, suspended: 1, 'without-app': 2 } })),
  serve(listStaff, () => page(...staff)),
  serve(listStaffInvitations, () => ({
    items: [invitation, { ...invitation, id: birch.id, role: 'admin' as const, officeId: null, expired: false }],
  })),
  serve(listOffices, () => ({ items: [office] })),
]
export const Staff: Story = { args: { children: <StaffPage />, served: everybody } }
export const OneColleague: Story = {
  args: { children: <StaffPage />, path: `/agent/admin/staff?open=${nia.id}`, served: everybody },
}
export const OneInvitation: Story = {
  args: { children: <StaffPage />, path: `/agent/admin/staff?invitation=${invitation.id}`, served: everybody },
}
export const StaffFailed: Story = {
  args: { children: <StaffPage />, served: [serve(listStaff, () => ({ problem: 'unexpected' })), ...everybody.slice(2)] },
}
export const StaffInWelsh: Story = { args: { children: <StaffPage />, served: everybody, language: 'cy' } }
const removing = (held: Partial<StaffWork>, colleagues: readonly StaffMember[]): Partial<Story['args']> => ({
  children: <RemoveDialog account={nia} name={nia.name} onClose={() => undefined} />,
  served: [
    serve(readStaffWork, () => ({ ...nothingHeld, ...held, handover: null })),
    serve(listStaff, () => page(...colleagues)),
    serve(handOnWork, () => ({ ...nothingHeld, ...held, clashes: 0, receipt })),
    serve(removeStaff, () => ({ why: 'left' as const, receipt })),
  ],
})
const muchToDo: StaffWork = { openCases: 43, referrals: 8, todos: 5, appointments: 12 }
export const RemovingAColleague: Story = { args: { ...removing(muchToDo, [...staff, ffion]) } }
export const RemovingInWelsh: Story = { args: { ...removing(muchToDo, [...staff, ffion]), language: 'cy' } }
export const RemovingWithoutColleagues: Story = { args: { ...removing(muchToDo, staff) } }
export const RemovingWithoutOpenWork: Story = { args: { ...removing({}, staff) } }
export const NobodyElse: Story = {
  args: {
    children: <StaffPage />,
    served: [
      serve(listStaff, () => page()),
      serve(listStaffInvitations, () => ({ items: [] })),
      serve(listOffices, () => ({ items: [] })),
    ],
  },
}

const trail = (acts: readonly AuditedAct[], failing = false) => [
  serve(listStaff, () => page(...staff)),
  serve(readAccountNames, () => ({
    items: [
      { id: acts[0]?.actor ?? '', name: 'Morwenna Adeyemi', organisation: '' },
      { id: acts[2]?.actor ?? '', name: 'Nia Hughes', organisation: '' },
    ],
  })),
  ...SERVICES.map((service) =>
    serve(ACTS_OF[service], () =>
      failing && service === 'learning'
        ? { problem: 'unexpected' as const }
        : { items: service === 'jobs' ? [...acts] : [], nextCursor: null },
    ),
  ),
  ...SERVICES.map((service) =>
    serve(CHAIN_OF[service], () => ({
      sealed: 40,
      unsealed: 1,
      checkedAt: '2026-03-02T10:00:00.000Z',
      checkedTo: 40,
      brokenAt: null,
      broken: null,
    })),
  ),
]
export const Audit: Story = { args: { children: <AuditPage />, served: trail(acts) } }
export const EmptyTrail: Story = { args: { children: <AuditPage />, served: trail([], true) } }
export const AuditInWelsh: Story = { args: { children: <AuditPage />, served: trail(acts), language: 'cy' } }

const versions = [
  serve(listFrontEnds, () => ({ items: frontEnds })),
  serve(listRegistrations, () => ({ items: registrations })),
  serve(listOffices, () => ({ items: [] })),
  serve(listStaff, () => page(...staff)),
  serve(listPreviews, () => ({ items: previews })),
]
export const Versions: Story = { args: { children: <VersionsPage />, served: versions } }
export const VersionsInWelsh: Story = { args: { children: <VersionsPage />, served: versions, language: 'cy' } }
