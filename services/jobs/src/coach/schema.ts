import type { MatchedState, MatchRunState } from '@onward/contracts/jobs/match-runs'
import { boolean, integer, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The tables of 0018, for queries. The SQL file is the truth. */
const schema = pgSchema('jobs')
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const staff = schema.table('staff', {
  accountId: uuid('account_id').primaryKey(),
  officeId: uuid('office_id').notNull(),
  name: text('name').notNull(),
  toldAt: time('told_at').notNull(),
})

export const accessGrants = schema.table('access_grants', {
  caseId: uuid('case_id').primaryKey(),
  referralId: uuid('referral_id').notNull(),
  accountId: uuid('account_id').notNull(),
  officeId: uuid('office_id').notNull(),
  officeName: text('office_name').notNull(),
  agentId: uuid('agent_id').notNull(),
  open: boolean('open').notNull(),
})

export const coachSharing = schema.table('coach_sharing', {
  accountId: uuid('account_id').primaryKey(),
  matches: boolean('matches').notNull(),
})

export const matchRuns = schema.table('match_runs', {
  id: uuid('id').primaryKey(),
  agentId: uuid('agent_id').notNull(),
  agentName: text('agent_name').notNull(),
  state: text('state').$type<MatchRunState>().notNull(),
  startedAt: time('started_at').notNull(),
  touchedAt: time('touched_at').notNull(),
  endedAt: time('ended_at'),
})
export type MatchRunRow = typeof matchRuns.$inferSelect

export const matchRunClients = schema.table(
  'match_run_clients',
  {
    runId: uuid('run_id').notNull(),
    referralId: uuid('referral_id').notNull(),
    caseId: uuid('case_id').notNull(),
    accountId: uuid('account_id').notNull(),
    state: text('state').$type<MatchedState>().notNull(),
    matches: integer('matches').notNull().default(0),
    bestScore: integer('best_score'),
    jobIds: uuid('job_ids').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.runId, table.referralId] })],
)

export const jobSuggestions = schema.table('job_suggestions', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  referralId: uuid('referral_id').notNull(),
  agentId: uuid('agent_id').notNull(),
  agentName: text('agent_name').notNull(),
  officeName: text('office_name').notNull(),
  jobId: uuid('job_id').notNull(),
  jobTitle: text('job_title').notNull(),
  company: text('company').notNull(),
  words: text('words').notNull(),
  suggestedAt: time('suggested_at').notNull(),
  dismissedAt: time('dismissed_at'),
})

export const sealedPeople = schema.table('sealed_people', {
  accountId: uuid('account_id').primaryKey(),
  sealed: boolean('sealed').notNull(),
})

export const sealedReaders = schema.table('sealed_readers', {
  accountId: uuid('account_id').notNull(),
  readerId: uuid('reader_id').notNull(),
  until: time('until'),
})
