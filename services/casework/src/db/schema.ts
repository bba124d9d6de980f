import type {
  BenefitsStatus,
  CaseEntryKind,
  CasePriority,
  CaseStage,
  DeliveryOutcome,
  Language,
  ReferralDisability,
  ReferralState,
  StaffRole,
  StageReason,
  TodoState,
} from '@onward/contracts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  pgSchema,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/** The tables of migrations/, for queries. The SQL files are the truth. */
const casework = pgSchema('casework')
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** Ids of events are more than a number of JavaScript may hold. */
const eventNumber = customType<{ data: string }>({ dataType: () => 'bigint' })
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const claimants = casework.table('claimants', {
  accountId: uuid('account_id').primaryKey(),
  niNumber: text('ni_number').notNull(),
  niHash: bytes('ni_hash').notNull(),
  recordedAt: time('recorded_at').notNull(),
  recordedBy: uuid('recorded_by').notNull(),
})

export const offices = casework.table('offices', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  createdAt: time('created_at').notNull(),
  closedAt: time('closed_at'),
})

export const agents = casework.table('agents', {
  accountId: uuid('account_id').primaryKey(),
  officeId: uuid('office_id').notNull(),
  staffId: text('staff_id').notNull(),
  role: text('role').$type<StaffRole>().notNull().default('agent'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  joinedAt: time('joined_at').notNull(),
  leftAt: time('left_at'),
})

export const referrals = casework.table('referrals', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  officeId: uuid('office_id').notNull(),
  agentId: uuid('agent_id').notNull(),
  referredBy: uuid('referred_by').notNull(),
  state: text('state').$type<ReferralState>().notNull(),
  /** Made by the database from the state: 0 active, 1 pending, 2 complete. */
  rank: smallint('rank').notNull().generatedAlwaysAs(sql`0`),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  location: text('location').notNull(),
  searchText: text('search_text').notNull(),
  /** Made by the database from the text that is searched: what lists are sorted by. */
  nameOrder: text('name_order').notNull().generatedAlwaysAs(sql`''`),
  placeOrder: text('place_order').notNull().generatedAlwaysAs(sql`''`),
  niNumber: text('ni_number').notNull(),
  niHash: bytes('ni_hash').notNull(),
  niParts: bigint('ni_parts', { mode: 'bigint' }).array().notNull(),
  disability: text('disability').$type<ReferralDisability>().notNull(),
  benefitsStatus: text('benefits_status').$type<BenefitsStatus>().notNull(),
  benefitsAmount: numeric('benefits_amount', { precision: 8, scale: 2 }),
  language: text('language').$type<Language>().notNull().default('en'),
  round: integer('round').notNull().default(1),
  emailOutcome: text('email_outcome').$type<DeliveryOutcome>(),
  emailAt: time('email_at'),
  smsOutcome: text('sms_outcome').$type<DeliveryOutcome>(),
  smsAt: time('sms_at'),
  linkEndsAt: time('link_ends_at'),
  createdAt: time('created_at').notNull(),
  activatedAt: time('activated_at'),
  endedAt: time('ended_at'),
  withdrawnReason: text('withdrawn_reason'),
  importId: uuid('import_id'),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
})

export const referralSteps = casework.table('referral_steps', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  referralId: uuid('referral_id').notNull(),
  kind: text('kind').notNull(),
  at: time('at').notNull(),
  actor: uuid('actor'),
  detail: text('detail').notNull().default(''),
})

export const referralDrafts = casework.table('referral_drafts', {
  accountId: uuid('account_id').primaryKey(),
  sealed: text('sealed').notNull(),
  niNumber: text('ni_number'),
  updatedAt: time('updated_at').notNull(),
})

export const cases = casework.table('cases', {
  id: uuid('id').primaryKey(),
  referralId: uuid('referral_id').notNull(),
  accountId: uuid('account_id').notNull(),
  officeId: uuid('office_id').notNull(),
  agentId: uuid('agent_id').notNull(),
  openedAt: time('opened_at').notNull(),
  closedAt: time('closed_at'),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
  // Copied from the history for lists; `cases/history.ts` writes it.
  stage: text('stage').$type<CaseStage>().notNull().default('cv-upload-required'),
  stageFollows: text('stage_follows').$type<CaseStage>().notNull().default('cv-upload-required'),
  stageBecause: text('stage_because').$type<StageReason>().notNull().default('no-cv'),
  stageReason: text('stage_reason'),
  prioritySet: text('priority_set').$type<CasePriority>(),
  priorityReason: text('priority_reason'),
  applications: integer('applications').notNull().default(0),
  interviews: integer('interviews').notNull().default(0),
  jobMatches: integer('job_matches'),
  interviewTimes: time('interview_times').array().notNull().default([]),
  missedAppointmentAt: time('missed_appointment_at'),
  lastActivityAt: time('last_activity_at'),
  lastActivity: text('last_activity').$type<CaseEntryKind>(),
  nextTodoOn: date('next_todo_on'),
})

export const caseEntries = casework.table('case_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid('account_id').notNull(),
  caseId: uuid('case_id'),
  kind: text('kind').$type<CaseEntryKind>().notNull(),
  facts: jsonb('facts').$type<object>().notNull(),
  at: time('at').notNull(),
  actor: uuid('actor'),
  eventId: eventNumber('event_id'),
})

export const caseNotes = casework.table('case_notes', {
  id: uuid('id').primaryKey(),
  caseId: uuid('case_id').notNull(),
  accountId: uuid('account_id').notNull(),
  authorId: uuid('author_id').notNull(),
  authorName: text('author_name').notNull(),
  body: text('body').notNull(),
  shared: boolean('shared').notNull(),
  at: time('at').notNull(),
})

export const caseTodos = casework.table('case_todos', {
  id: uuid('id').primaryKey(),
  caseId: uuid('case_id').notNull(),
  accountId: uuid('account_id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  title: text('title').notNull(),
  dueOn: date('due_on').notNull(),
  state: text('state').$type<TodoState>().notNull().default('open'),
  createdBy: uuid('created_by').notNull(),
  createdAt: time('created_at').notNull(),
  movedAt: time('moved_at'),
  version: integer('version').notNull().default(1),
})

/** Who opened something of a person that is normally closed, for that person to see. */
export const accessLog = casework.table('looks', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid('account_id').notNull(),
  referralId: uuid('referral_id'),
  agentId: uuid('agent_id').notNull(),
  agentName: text('agent_name').notNull(),
  officeName: text('office_name').notNull(),
  what: text('what').notNull(),
  purpose: text('purpose').notNull().default(''),
  purposeCode: text('purpose_code').notNull().default(''),
  at: time('at').notNull(),
})

export const breakGlass = casework.table('break_glass', {
  id: uuid('id').primaryKey(),
  referralId: uuid('referral_id').notNull(),
  agentId: uuid('agent_id').notNull(),
  reason: text('reason').notNull(),
  openedAt: time('opened_at').notNull(),
  until: time('until').notNull(),
})
