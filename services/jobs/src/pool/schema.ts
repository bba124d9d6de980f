import type { PoolInvitationState } from '@onward/contracts/jobs/pool'
import { bigint, integer, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const schema = pgSchema('jobs')
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const poolPeople = schema.table('pool_people', {
  accountId: uuid('account_id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  cvId: uuid('cv_id'),
  town: text('town'),
  outcode: text('outcode'),
  availability: text('availability'),
})

export const poolInvitations = schema.table('pool_invitations', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  organisationId: uuid('organisation_id').notNull(),
  jobId: uuid('job_id').notNull(),
  jobTitle: text('job_title').notNull(),
  company: text('company').notNull(),
  score: integer('score').notNull(),
  matchingSkills: text('matching_skills').array().notNull(),
  message: text('message').notNull(),
  state: text('state').$type<PoolInvitationState>().notNull().default('sent'),
  sentBy: uuid('sent_by').notNull(),
  sentAt: at('sent_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  answeredAt: at('answered_at'),
  name: text('name').notNull().default(''),
  email: text('email').notNull().default(''),
  phone: text('phone').notNull().default(''),
})
export type PoolInvitationRow = typeof poolInvitations.$inferSelect

export const poolRefusals = schema.table(
  'pool_refusals',
  {
    accountId: uuid('account_id').notNull(),
    organisationId: uuid('organisation_id').notNull(),
    refusedAt: at('refused_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.organisationId] })],
)
