import type { AuditedAct } from '@onward/contracts/audit'
import type { FrontEnd, FrontEndVersion } from '@onward/contracts/gateway/admin-remotes'
import type { ListedOffice, OpenStaffInvitation, StaffMember, StaffWork } from '@onward/contracts/identity/admin-staff'
import type { AdvertToCheck } from '@onward/contracts/jobs/admin-adverts'
import type { ListedOrganisation, OrganisationToDecide, Submission } from '@onward/contracts/jobs/admin-organisations'
import type { SupportConversation } from '@onward/contracts/messaging/admin-support'
import type { TicketToAnswer } from '@onward/contracts/messaging/admin-tickets'
import type { ThreadMessage } from '@onward/contracts/messaging/threads'

/** Invented, for stories and component tests. */
const id = (n: number) => `00000000-0000-4000-8000-0000000009${String(n).padStart(2, '0')}`
/** A green circle on white. */
export const LOGO =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 8%22%3E%3Ccircle cx=%224%22 cy=%224%22 r=%223%22 fill=%22%230b5b46%22/%3E%3C/svg%3E'
export const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T09:12:00.000Z' }

const sent: Submission = {
  id: id(1),
  submittedAt: '2026-11-18T09:12:00.000Z',
  by: 'Zoë Łukasiewicz-Şahin',
  company: { number: 'SC012345', country: 'scotland' },
  charity: { number: '1082947', country: 'england-wales' },
  website: 'https://birch-house-supported-living-and-respite-care.example',
  emailDomain: 'birch-house.example',
  domainCheck: 'different',
  document: { id: id(2), filename: 'Insurance certificate 2026.pdf', bytes: 184_000, uploadedAt: '2026-11-18T09:10:00.000Z' },
  decision: null,
  reason: null,
  decidedAt: null,
}
export const birch: OrganisationToDecide = {
  id: id(3),
  name: 'Birch House Supported Living',
  state: 'submitted',
  version: 4,
  whatWeDo: 'Supported living for adults with a learning disability.',
  website: 'https://birch-house.example',
  sector: 'care-health',
  size: '10-49',
  address: '4 Elm Row, Leeds, LS8 4HT',
  createdAt: '2026-11-17T09:12:00.000Z',
  verifiedAt: null,
  suspendedAt: null,
  suspendedReason: null,
  confident: { level: 'employer', reference: 'DCS004512', expiresOn: '2028-03-01', confirmedAt: null },
  logos: [],
  submissions: [
    sent,
    {
      ...sent,
      id: id(4),
      submittedAt: '2026-11-02T09:12:00.000Z',
      document: null,
      decision: 'sent_back',
      reason: 'The number belongs to another company.\nPlease check it.',
      decidedAt: '2026-11-03T09:12:00.000Z',
    },
  ],
  people: [
    { id: id(5), name: 'Zoë Łukasiewicz-Şahin', role: 'owner', joinedAt: '2026-11-17T09:12:00.000Z' },
    { id: id(6), name: 'Wei Chen', role: 'member', joinedAt: '2026-11-19T09:12:00.000Z' },
  ],
  jobs: { active: 0, waiting: 0, drafts: 2 },
  sameNumber: [{ id: id(7), name: 'Birch House Care Ltd' }],
  closing: null,
}
export const listed: ListedOrganisation = {
  id: birch.id,
  name: birch.name,
  state: birch.state,
  town: 'Leeds',
  createdAt: birch.createdAt,
  submittedAt: sent.submittedAt,
  domainCheck: sent.domainCheck,
}

export const advert: AdvertToCheck = {
  id: id(10),
  title: 'Care Assistant (nights)',
  company: birch.name,
  organisationId: birch.id,
  location: 'Leeds',
  state: 'pending_check',
  version: 2,
  department: '',
  salary: '£12.60 an hour',
  hoursPerWeek: 30,
  jobType: 'part-time',
  description: 'You will help five people through the night.\n\nA registration fee of £20 is due first. Write to us on WhatsApp.',
  requirements: ['Kindness', 'A driving licence'],
  contactEmail: 'jobs@birch-house.example',
  postedAt: '2026-11-19T09:12:00.000Z',
  closesOn: '2026-12-19',
  postedBy: 'Wei Chen',
  checks: ['first-job', 'fee-asked', 'messaging-app'],
  flags: [
    { check: 'fee-asked', found: 'A registration fee of £20 is due first.' },
    { check: 'messaging-app', found: 'WhatsApp' },
  ],
  edit: null,
  organisation: { name: birch.name, state: 'verified', shownBefore: false },
  liveApplications: 0,
}
export const edited: AdvertToCheck = {
  ...advert,
  state: 'active',
  checks: ['fee-asked'],
  flags: advert.flags.slice(0, 1),
  edit: {
    at: '2026-11-20T15:30:00.000Z',
    by: 'Wei Chen',
    changes: [
      { field: 'description', before: 'You will help five people through the night.', after: advert.description },
      { field: 'department', before: '', after: 'Nights' },
    ],
  },
  organisation: { ...advert.organisation, shownBefore: true },
  liveApplications: 3,
}
export const held = {
  id: advert.id,
  title: advert.title,
  company: advert.company,
  organisationId: advert.organisationId,
  location: advert.location,
  heldAt: advert.postedAt,
  isEdit: true,
  checks: [...advert.checks, 'a-check-of-tomorrow'],
}
export const reported = {
  id: id(20),
  jobId: advert.id,
  title: advert.title,
  company: advert.company,
  reportedAt: '2026-11-20T09:12:00.000Z',
  reports: 2,
  reasons: ['asks-for-money' as const, 'not-a-real-job' as const],
}
export const report = {
  id: reported.id,
  decision: null,
  reports: [
    {
      id: id(20),
      reason: 'asks-for-money' as const,
      text: 'They asked me for £20 before the interview.',
      at: '2026-11-20T09:12:00.000Z',
    },
    { id: id(21), reason: 'not-a-real-job' as const, text: '', at: '2026-11-20T10:12:00.000Z' },
  ],
  advert: { ...advert, state: 'active' as const },
}

export const ticket: TicketToAnswer = {
  id: id(30),
  reference: 'ONW-2F8K-77QX',
  name: 'Zoë Łukasiewicz-Şahin',
  subject: 'I cannot sign in on my new phone',
  receivedAt: '2026-11-19T09:12:00.000Z',
  state: 'new',
  takenBy: '',
  mine: false,
  version: 1,
  email: 'zoe.lukasiewicz@people.example',
  message: 'Hello,\n\nsince I have a new phone the page says that my password is wrong.\nWhat can I do?',
  language: 'cy',
  hasAccount: false,
  answers: [],
  closedAs: null,
  closedAt: null,
}
export const answered: TicketToAnswer = {
  ...ticket,
  state: 'closed',
  takenBy: 'Morwenna',
  mine: true,
  version: 3,
  language: 'en',
  answers: [
    {
      id: id(31),
      text: 'Press “Forgot your password?” under the form.',
      at: '2026-11-20T09:12:00.000Z',
      by: 'Morwenna',
      sentAt: receipt.at,
    },
  ],
  closedAs: 'answered',
  closedAt: '2026-11-20T09:12:00.000Z',
}
export const listedTicket = {
  id: ticket.id,
  reference: ticket.reference,
  name: ticket.name,
  subject: ticket.subject,
  receivedAt: ticket.receivedAt,
  state: ticket.state,
  takenBy: ticket.takenBy,
  mine: ticket.mine,
}

export const asking: SupportConversation = {
  id: id(60),
  name: 'Zoë',
  role: 'user',
  waitingSince: '2026-11-19T09:12:00.000Z',
  waiting: 3,
  lastAt: '2026-11-20T10:12:00.000Z',
  language: 'en',
  lastSeq: 5,
  readSeq: 2,
}
const word: ThreadMessage = {
  id: id(61),
  seq: 1,
  kind: 'welcome',
  from: 'support',
  name: '',
  text: '',
  href: '',
  attachment: null,
  call: null,
  at: '2026-11-17T09:12:00.000Z',
  state: null,
}
const asked = { ...word, from: 'person', name: 'Zoë' } as const
/** Newest first, as they are fetched. */
export const said: ThreadMessage[] = [
  {
    ...asked,
    id: id(65),
    seq: 5,
    kind: 'call-request',
    call: { times: ['2099-12-01T10:00:00.000Z', '2099-12-01T14:00:00.000Z'], confirmed: null, mayConfirm: true },
    at: '2026-11-20T10:12:00.000Z',
  },
  {
    ...asked,
    id: id(64),
    seq: 4,
    kind: 'file',
    attachment: { filename: 'Screen.png', type: 'png', bytes: 184_000 },
    at: '2026-11-19T09:13:00.000Z',
  },
  {
    ...asked,
    id: id(63),
    seq: 3,
    kind: 'text',
    text: 'I cannot upload my CV.\n\nThe page says that the file is too large, and it has only three pages.',
    at: '2026-11-19T09:12:00.000Z',
  },
  { ...word, id: id(62), seq: 2, kind: 'text', text: 'You can ask us anything here.', at: '2026-11-18T09:12:00.000Z' },
  word,
]
export const settledCall: ThreadMessage[] = [
  {
    ...word,
    id: id(68),
    seq: 4,
    kind: 'call-confirmed',
    call: { times: [], confirmed: '2026-10-01T09:00:00.000Z', mayConfirm: false },
  },
  {
    ...asked,
    id: id(67),
    seq: 3,
    kind: 'call-request',
    text: 'About my badge',
    call: { times: ['2026-10-01T09:00:00.000Z'], confirmed: '2026-10-01T09:00:00.000Z', mayConfirm: false },
  },
  {
    ...asked,
    id: id(66),
    seq: 2,
    kind: 'call-request',
    call: { times: ['2026-09-01T09:00:00.000Z'], confirmed: null, mayConfirm: true },
  },
  word,
]

export const office: ListedOffice = {
  id: id(40),
  name: 'Leeds Eastgate Jobcentre',
  openedAt: '2025-05-20T09:12:00.000Z',
  agents: 6,
  openCases: 412,
}
export const nia: StaffMember = {
  id: id(41),
  name: 'Nia Hughes',
  email: 'nia.hughes@jobcentre.example',
  staffId: 'JC-1001',
  officeId: office.id,
  role: 'agent',
  suspendedAt: null,
  secondFactorSince: '2026-01-12T09:12:00.000Z',
  seenAt: '2026-11-21T08:00:00.000Z',
  you: false,
}
/** Who could take on the work of a colleague of the same office. */
export const ffion: StaffMember = {
  ...nia,
  id: id(45),
  name: 'Ffion Rees',
  email: 'ffion.rees@jobcentre.example',
  staffId: 'JC-1004',
}
export const nothingHeld: StaffWork = { openCases: 0, referrals: 0, todos: 0, appointments: 0 }
export const staff: StaffMember[] = [
  {
    ...nia,
    id: id(42),
    name: 'Morwenna Adeyemi',
    email: 'morwenna@onward.example',
    staffId: '',
    officeId: null,
    role: 'admin',
    secondFactorSince: null,
    you: true,
  },
  nia,
  {
    ...nia,
    id: id(43),
    name: 'Joseph Baines-Featherstonehaugh',
    staffId: 'JC-1002',
    suspendedAt: '2026-11-01T08:00:00.000Z',
    seenAt: null,
    secondFactorSince: null,
  },
]
export const invitation: OpenStaffInvitation = {
  id: id(44),
  name: 'Siân Parry',
  email: 'sian.parry@jobcentre.example',
  staffId: 'JC-1003',
  officeId: office.id,
  role: 'agent',
  language: 'cy',
  invitedAt: '2026-11-12T09:12:00.000Z',
  expiresAt: '2026-11-19T09:12:00.000Z',
  expired: true,
}
export const page = <T>(...items: T[]) => ({ items, nextCursor: null, total: items.length })
export const waiting = (count: number, oldest: string | null = '2026-11-18T09:12:00.000Z') => ({
  count,
  oldest: count > 0 ? oldest : null,
})

export const acts: AuditedAct[] = [
  {
    seq: 12,
    at: '2026-11-21T09:12:00.000Z',
    reference: 'ONW-7K3F-9QXM',
    actor: id(42),
    role: 'admin',
    action: 'POST /api/jobs/admin/organisations/:id/refusal',
    resource: `organisations/${id(3)}`,
    why: 'cannot-be-confirmed',
    sealed: false,
  },
  {
    seq: 11,
    at: '2026-11-21T08:12:00.000Z',
    reference: 'ONW-2F8K-77QX',
    actor: id(50),
    role: 'user',
    action: 'PUT /api/jobseekers/profile',
    resource: `profiles/${id(50)}`,
    why: null,
    sealed: true,
  },
  {
    seq: 10,
    at: '2026-11-21T07:12:00.000Z',
    reference: 'ONW-ABCD-EFGH',
    actor: null,
    role: null,
    action: 'admin suspend',
    resource: `accounts/${id(51)}`,
    why: null,
    sealed: true,
  },
]
const published = (build: string, publishedAt: string) => ({ build, publishedAt })
const version = (build: string, publishedAt: string, more: Partial<FrontEndVersion> = {}): FrontEndVersion => ({
  ...published(build, publishedAt),
  rolledBack: null,
  refusal: null,
  failures: [],
  ...more,
})
const LIVE = 'is live already.'
const failures: FrontEndVersion['failures'] = [
  {
    failure: 'render',
    message: 'TypeError: Cannot read properties of undefined (412.3fa9c1d2.js:1:20344)',
    count: 12,
    lastAt: '2026-11-20T16:40:00.000Z',
  },
  { failure: 'http', message: 'HTTP 503 (remoteEntry.91134087.js)', count: 1, lastAt: '2026-11-20T11:02:00.000Z' },
]
const broken = {
  at: '2026-11-19T15:30:00.000Z',
  by: id(42),
  why: 'broken' as const,
  note: 'The list of referrals stayed empty.',
}
const history: FrontEnd['history'] = [
  { ...broken, action: 'rollback', stable: '91134087417a', canary: null, percent: 0 },
  {
    at: '2026-11-19T09:12:00.000Z',
    action: 'canary',
    stable: '91134087417a',
    canary: '77aa0c1d2e3f',
    percent: 10,
    by: null,
    why: null,
    note: '',
  },
]
const agentPages: FrontEnd = {
  name: 'agent',
  revision: 41,
  stable: published('91134087417a', '2026-11-20T09:12:00.000Z'),
  canary: null,
  back: published('5c1f00d2ab90', '2026-11-12T09:12:00.000Z'),
  versions: [
    version('91134087417a', '2026-11-20T09:12:00.000Z', { refusal: `agent 91134087417a ${LIVE}`, failures }),
    version('77aa0c1d2e3f', '2026-11-19T09:12:00.000Z', { rolledBack: broken, failures: failures.slice(0, 1) }),
    version('5c1f00d2ab90', '2026-11-12T09:12:00.000Z'),
    version('0a0b0c0d0e0f', '2026-10-02T09:12:00.000Z', {
      refusal: 'agent 0a0b0c0d0e0f uses what shell 3d1e5f7a9b0c does not lend: @onward/ui/frame#Carousel.',
    }),
  ],
  history,
}
const firstFrame = published('3d1e5f7a9b0c', '2026-11-12T09:12:00.000Z')
export const frontEnds: FrontEnd[] = [
  agentPages,
  { ...agentPages, name: 'employer', canary: { ...published('77aa0c1d2e3f', receipt.at), percent: 10 } },
  {
    ...agentPages,
    name: 'shell',
    stable: firstFrame,
    back: null,
    versions: [version(firstFrame.build, firstFrame.publishedAt, { refusal: `shell ${firstFrame.build} ${LIVE}` })],
    history: [],
  },
  {
    ...agentPages,
    name: 'probe',
    stable: null,
    versions: agentPages.versions.map((one) => ({ ...one, refusal: null, failures: [] })),
    history: [
      { at: '2026-11-20T17:00:00.000Z', action: 'remove', stable: null, canary: null, percent: 0, by: null, why: null, note: '' },
      ...history,
    ],
  },
]
