import type {
  Language,
  MessageDanger,
  MessageKind,
  MessageReportReason,
  Notice,
  ThreadType,
  TICKET_CLOSING_CODES,
} from '@onward/contracts'
import { bigint, boolean, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The tables of migrations/, for queries. The SQL files are the truth. */
const messaging = pgSchema('messaging')
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const contacts = messaging.table('contacts', {
  accountId: uuid('account_id').primaryKey(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  language: text('language').$type<Language>().notNull(),
  active: boolean('active').notNull(),
})
export const noticeNumbers = messaging.table('notice_numbers', {
  accountId: uuid('account_id').primaryKey(),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
})
export const notices = messaging.table('notices', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  kind: text('kind').$type<Notice['kind']>().notNull(),
  facts: jsonb('facts').$type<Record<string, string>>().notNull(),
  href: text('href').notNull(),
  at: time('at').notNull(),
  readAt: time('read_at'),
})
export const contactTickets = messaging.table('contact_tickets', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  language: text('language').$type<Language>().notNull(),
  accountId: uuid('account_id'),
  receivedAt: time('received_at').notNull(),
  takenBy: uuid('taken_by'),
  takenAt: time('taken_at'),
  answeredAt: time('answered_at'),
  closedAt: time('closed_at'),
  closedBy: uuid('closed_by'),
  closedAs: text('closed_as').$type<(typeof TICKET_CLOSING_CODES)[number]>(),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
})
export const messageReports = messaging.table('message_reports', {
  ticketId: uuid('ticket_id').primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  messageId: uuid('message_id'),
  about: text('about').$type<'report' | 'danger'>().notNull(),
  reason: text('reason').$type<MessageReportReason | MessageDanger>().notNull(),
  accountId: uuid('account_id'),
})
export const ticketAnswers = messaging.table('ticket_answers', {
  id: uuid('id').primaryKey(),
  ticketId: uuid('ticket_id').notNull(),
  byAccount: uuid('by_account').notNull(),
  body: text('body').notNull(),
  at: time('at').notNull(),
})
/** `contact-received` acknowledges a ticket and `ticket-answered` answers it; every other kind is a notice's. */
export type EmailKind = Notice['kind'] | 'contact-received' | 'ticket-answered'
export const emails = messaging.table('emails', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: uuid('account_id'),
  ticketId: uuid('ticket_id'),
  answerId: uuid('answer_id'),
  kind: text('kind').$type<EmailKind>().notNull(),
  facts: jsonb('facts').$type<Record<string, string>>().notNull(),
  href: text('href').notNull(),
  queuedAt: time('queued_at').notNull(),
  claimedUntil: time('claimed_until'),
  sentAt: time('sent_at'),
  dropped: text('dropped'),
})
export const preferences = messaging.table('preferences', {
  accountId: uuid('account_id').primaryKey(),
  phone: text('phone').notNull(),
  email: boolean('email').notNull(),
  sms: boolean('sms').notNull(),
  jobAlerts: boolean('job_alerts').notNull(),
})
export const texts = messaging.table('texts', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  kind: text('kind').$type<Notice['kind']>().notNull(),
  facts: jsonb('facts').$type<Record<string, string>>().notNull(),
  href: text('href').notNull(),
  queuedAt: time('queued_at').notNull(),
  claimedUntil: time('claimed_until'),
  sentAt: time('sent_at'),
  dropped: text('dropped'),
})

export const threads = messaging.table('threads', {
  id: uuid('id').primaryKey().defaultRandom(),
  type: text('type').$type<ThreadType>().notNull(),
  ownerId: uuid('owner_id'),
  applicationId: uuid('application_id'),
  caseId: uuid('case_id'),
  organisationId: uuid('organisation_id'),
  subject: text('subject').notNull().default(''),
  openedAt: time('opened_at').notNull(),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
  lastAt: time('last_at').notNull(),
  closesAt: time('closes_at'),
  teamReadSeq: bigint('team_read_seq', { mode: 'number' }).notNull().default(0),
  teamSettledSeq: bigint('team_settled_seq', { mode: 'number' }).notNull().default(0),
})
export const stops = messaging.table('stops', {
  threadId: uuid('thread_id').notNull(),
  side: text('side').$type<'jobseeker' | 'employer'>().notNull(),
  at: time('at').notNull(),
})
export const participants = messaging.table('participants', {
  threadId: uuid('thread_id').notNull(),
  accountId: uuid('account_id').notNull(),
  role: text('role').$type<'jobseeker' | 'employer' | 'agent'>().notNull(),
  name: text('name').notNull().default(''),
  deliveredSeq: bigint('delivered_seq', { mode: 'number' }).notNull().default(0),
  readSeq: bigint('read_seq', { mode: 'number' }).notNull().default(0),
  readAt: time('read_at'),
  draft: text('draft').notNull().default(''),
  anonymous: boolean('anonymous').notNull().default(false),
  held: boolean('held').notNull().default(false),
})
export const organisationStaff = messaging.table('organisation_staff', {
  accountId: uuid('account_id').notNull(),
  organisationId: uuid('organisation_id').notNull(),
  works: boolean('works').notNull(),
  event: bigint('event', { mode: 'bigint' }).notNull(),
})
export const employers = messaging.table('employers', {
  organisationId: uuid('organisation_id').primaryKey(),
  held: boolean('held').notNull(),
})
export interface MessageFile {
  filename: string
  type: 'pdf' | 'doc' | 'docx' | 'jpg' | 'png'
  bytes: number
  path: string
}
export const messages = messaging.table('messages', {
  id: uuid('id').primaryKey(),
  threadId: uuid('thread_id').notNull(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  senderId: uuid('sender_id'),
  sender: text('sender').$type<'person' | 'support' | 'onward'>().notNull(),
  kind: text('kind').$type<MessageKind>().notNull(),
  body: text('body').notNull().default(''),
  facts: jsonb('facts').$type<Record<string, unknown>>().notNull().default({}),
  file: jsonb('file').$type<MessageFile>(),
  at: time('at').notNull(),
})
