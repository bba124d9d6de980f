import type { CvRefusal, ProposedCvState } from '@onward/contracts'
import { bigint, boolean, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The tables of 0010 and 0013, for queries. The SQL files are the truth. */
const jobseekers = pgSchema('jobseekers')
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const staff = jobseekers.table('staff', {
  accountId: uuid('account_id').primaryKey(),
  officeId: uuid('office_id').notNull(),
  name: text('name').notNull(),
  toldAt: time('told_at').notNull(),
})

export const accessGrants = jobseekers.table('access_grants', {
  caseId: uuid('case_id').primaryKey(),
  referralId: uuid('referral_id').notNull(),
  accountId: uuid('account_id').notNull(),
  officeId: uuid('office_id').notNull(),
  officeName: text('office_name').notNull(),
  agentId: uuid('agent_id').notNull(),
  open: boolean('open').notNull(),
  version: bigint('version', { mode: 'number' }).notNull(),
})
export type GrantRow = typeof accessGrants.$inferSelect

export const coachQuestions = jobseekers.table('coach_questions', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  referralId: uuid('referral_id').notNull(),
  agentId: uuid('agent_id').notNull(),
  agentName: text('agent_name').notNull(),
  officeName: text('office_name').notNull(),
  askedAt: time('asked_at').notNull(),
  answeredAt: time('answered_at'),
  refused: boolean('refused').notNull().default(false),
})

export const proposedCvs = jobseekers.table('proposed_cvs', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  referralId: uuid('referral_id').notNull(),
  agentId: uuid('agent_id').notNull(),
  agentName: text('agent_name').notNull(),
  officeName: text('office_name').notNull(),
  filename: text('filename').notNull(),
  filePath: text('file_path'),
  fileType: text('file_type').$type<'pdf' | 'doc' | 'docx'>().notNull(),
  fileSize: integer('file_size').notNull(),
  state: text('state').$type<ProposedCvState>().notNull(),
  refusal: text('refusal').$type<CvRefusal>(),
  preview: text('preview').notNull().default(''),
  addedAt: time('added_at').notNull(),
  answeredAt: time('answered_at'),
  cvId: uuid('cv_id'),
})
export type ProposedCvRow = typeof proposedCvs.$inferSelect

export const referralAnswers = jobseekers.table('referral_answers', {
  referralId: uuid('referral_id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  used: boolean('used').notNull(),
  answeredAt: time('answered_at').notNull(),
})

export const sealedPeople = jobseekers.table('sealed_people', {
  accountId: uuid('account_id').primaryKey(),
  sealed: boolean('sealed').notNull(),
})

export const sealedReaders = jobseekers.table('sealed_readers', {
  accountId: uuid('account_id').notNull(),
  readerId: uuid('reader_id').notNull(),
  until: time('until'),
})
