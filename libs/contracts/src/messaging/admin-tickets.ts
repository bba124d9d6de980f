import * as v from 'valibot'
import { endpoint, flag, id, idParams, pageOf, pageQuery, timestamp, written } from '../endpoint'
import { waitingWork } from '../jobs/admin-organisations'
import { LANGUAGES } from '../language'
import { requiredText } from '../text'
import { MESSAGE_DANGERS, MESSAGE_REPORT_REASONS } from './thread-safety'
import { MESSAGE_KINDS } from './threads'

/** The administrator's room: messages from the contact form. */
const administrator = { service: 'messaging', access: ['admin'] } as const

/** `new`: nobody has it. `taken`: somebody works on it. `answered`: an email was sent. `closed`: nothing to do. */
export const TICKET_STATES = ['new', 'taken', 'answered', 'closed'] as const
export type TicketState = (typeof TICKET_STATES)[number]
export const TICKET_CLOSING_CODES = ['answered', 'no-answer-needed', 'passed-on', 'unwanted', 'other'] as const
/** `contact`: the contact form. `report`: somebody reported messages. `danger`: a message looks like a scam. */
export const TICKET_SUBJECTS = ['contact', 'report', 'danger'] as const
export type TicketAbout = (typeof TICKET_SUBJECTS)[number]
export const TICKET_ANSWER_MAX = 4000

/** Rises with each step; a step on another version is a `state-conflict`. */
const version = v.pipe(v.number(), v.integer(), v.minValue(0))

const ticket = {
  id,
  /** Of the sender's receipt. */
  reference: v.string(),
  about: v.optional(v.picklist(TICKET_SUBJECTS), 'contact'),
  /** Empty where nobody wrote: a message that looks like a scam. */
  name: v.string(),
  /** Of a report: the title of the job, or the work coach’s name. */
  subject: v.string(),
  receivedAt: timestamp,
  state: v.picklist(TICKET_STATES),
  /** First name of the administrator who took it; empty for nobody. */
  takenBy: v.string(),
  mine: v.boolean(),
}
export const listedTicket = v.object(ticket)
export type ListedTicket = v.InferOutput<typeof listedTicket>

export const readTicketWork = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/ticket-work',
  reads: ['ticket'],
  summary: 'How many messages wait for an answer, and since when',
  response: v.object({ tickets: waitingWork }),
})
export const TICKET_FILTERS = ['open', 'closed', 'all'] as const
export const listTickets = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/tickets',
  reads: ['ticket'],
  summary: 'Messages from the contact form; open ones with the longest wait first, others with the newest first',
  query: v.object({ ...pageQuery, show: v.optional(v.picklist(TICKET_FILTERS), 'open'), mine: flag }),
  response: pageOf(listedTicket),
})
export const ticketToAnswer = v.object({
  ...ticket,
  version,
  email: v.string(),
  message: v.string(),
  /** Why messages were reported, or what they seem to ask for; null for the contact form. */
  reason: v.optional(v.nullable(v.picklist([...MESSAGE_REPORT_REASONS, ...MESSAGE_DANGERS])), null),
  /** Language of the message, and of the email with the answer. */
  language: v.picklist(LANGUAGES),
  /** Whether they were signed in. */
  hasAccount: v.boolean(),
  answers: v.array(v.object({ id, text: v.string(), at: timestamp, by: v.string(), sentAt: v.nullable(timestamp) })),
  closedAs: v.nullable(v.picklist(TICKET_CLOSING_CODES)),
  closedAt: v.nullable(timestamp),
})
export type TicketToAnswer = v.InferOutput<typeof ticketToAnswer>
export const readTicket = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/tickets/:id',
  reads: ['ticket'],
  summary: 'A message from the contact form with the answers that were sent',
  params: idParams,
  response: ticketToAnswer,
})
export const reportedConversation = v.object({
  /** The latest 200 messages, the oldest first. */
  items: v.array(
    v.object({
      id,
      from: v.picklist(['jobseeker', 'employer', 'agent', 'onward']),
      /** First name; of a work coach the full one; empty for Onward and for people who have left. */
      name: v.string(),
      kind: v.picklist(MESSAGE_KINDS),
      /** What was written, or the name of the file. */
      text: v.string(),
      at: timestamp,
      /** The ticket is about this message. */
      reported: v.boolean(),
    }),
  ),
})
export type ReportedConversation = v.InferOutput<typeof reportedConversation>
export const readReportedConversation = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/tickets/:id/conversation',
  reads: ['ticket'],
  problems: ['state-conflict'],
  trace: { opens: 'contact-tickets' },
  summary: 'The conversation that a ticket is about, for the administrator who has the ticket, while it is open',
  params: idParams,
  response: reportedConversation,
})
export const takeTicket = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/tickets/:id/taking',
  changes: ['ticket'],
  summary: 'Take a message, so that nobody else answers it too',
  params: idParams,
  body: v.object({ version }),
  response: written({ version }),
})
export const releaseTicket = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/tickets/:id/release',
  changes: ['ticket'],
  summary: 'Give a message back for others to take',
  params: idParams,
  body: v.object({ version }),
  response: written({ version }),
})
export const answerTicket = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/tickets/:id/answers',
  changes: ['ticket'],
  summary: 'Answer a message by email, and close it unless more is to come',
  params: idParams,
  body: v.object({
    version,
    text: requiredText('Write your answer', TICKET_ANSWER_MAX),
    close: v.optional(v.boolean(), true),
  }),
  response: written({ version }),
  ratePerMinute: 30,
})
export const closeTicket = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/tickets/:id/closing',
  changes: ['ticket'],
  summary: 'Close a message without an answer',
  params: idParams,
  body: v.object({ version, code: v.picklist(TICKET_CLOSING_CODES, 'Choose a reason') }),
  response: written({ version, why: v.picklist(TICKET_CLOSING_CODES) }),
})
export const reopenTicket = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/tickets/:id/reopening',
  changes: ['ticket'],
  summary: 'Open a closed message again; it is mine',
  params: idParams,
  body: v.object({ version }),
  response: written({ version }),
})

export const adminTicketEndpoints = {
  readTicketWork,
  listTickets,
  readTicket,
  readReportedConversation,
  takeTicket,
  releaseTicket,
  answerTicket,
  closeTicket,
  reopenTicket,
}
