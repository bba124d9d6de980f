import type { SupportConversation } from '@onward/contracts/messaging/admin-support'
import type { ReportedConversation, TicketToAnswer } from '@onward/contracts/messaging/admin-tickets'
import type { ThreadMessage } from '@onward/contracts/messaging/threads'
import { id, receipt } from './examples'

export const ticket: TicketToAnswer = {
  id: id(30),
  reference: 'ONW-2F8K-77QX',
  about: 'contact',
  name: 'Zoë Łukasiewicz-Şahin',
  subject: 'I cannot sign in on my new phone',
  receivedAt: '2026-11-19T09:12:00.000Z',
  state: 'new',
  takenBy: '',
  mine: false,
  version: 1,
  email: 'zoe.lukasiewicz@people.example',
  message: 'Hello,\n\nsince I have a new phone the page says that my password is wrong.\nWhat can I do?',
  reason: null,
  language: 'cy',
  hasAccount: false,
  answers: [],
  closedAs: null,
  closedAt: null,
}
export const reportedTicket: TicketToAnswer = {
  ...ticket,
  about: 'report',
  subject: 'Care Assistant',
  reason: 'asks-for-money',
  message: '',
  state: 'taken',
  takenBy: 'Morwenna',
  mine: true,
  language: 'en',
  hasAccount: true,
}
/** Found by the portal's rules. */
export const dangerous: TicketToAnswer = {
  ...reportedTicket,
  about: 'danger',
  reason: 'money',
  name: '',
  email: '',
  reference: '',
  state: 'new',
  takenBy: '',
  mine: false,
}
export const reportedConversation: ReportedConversation = {
  items: [
    { id: id(40), from: 'onward', name: '', kind: 'opened', text: '', at: '2026-11-18T09:12:00.000Z', reported: false },
    {
      id: id(41),
      from: 'employer',
      name: 'Gareth',
      kind: 'text',
      text: 'Please pay £50 for your DBS to sort code 20-45-77.',
      at: '2026-11-18T10:12:00.000Z',
      reported: true,
    },
    { id: id(42), from: 'jobseeker', name: 'Zoë', kind: 'file', text: 'certificate.pdf', at: receipt.at, reported: false },
  ],
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
  about: ticket.about,
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
const welcome: ThreadMessage = {
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
const asked = { ...welcome, from: 'person', name: 'Zoë' } as const
/** Newest first, as they are fetched. */
export const supportMessages: ThreadMessage[] = [
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
  { ...welcome, id: id(62), seq: 2, kind: 'text', text: 'You can ask us anything here.', at: '2026-11-18T09:12:00.000Z' },
  welcome,
]
export const settledCall: ThreadMessage[] = [
  {
    ...welcome,
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
  welcome,
]
