import type { AlertFrequency, AlertSearch } from '@onward/contracts/jobs/alerts'
import type { BadgeId } from '@onward/contracts/learning/learning'
import type { SkillEvidence } from '@onward/matching'
import { boolean, doublePrecision, integer, jsonb, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { at, schema, texts, version } from './common-schema'

export const matchPeople = schema.table('match_people', {
  accountId: uuid('account_id').primaryKey(),
  version: version(),
  skillIds: texts('skill_ids'),
  /** Levels and months that the CV shows, by skill id. */
  skillEvidence: jsonb('skill_evidence').$type<Record<string, SkillEvidence>>().notNull().default({}),
  titles: texts('titles'),
  occupationIds: texts('occupation_ids'),
  experienceYears: real('experience_years'),
  lat: doublePrecision('lat'),
  lon: doublePrecision('lon'),
  place: text('place'),
  travelMiles: real('travel_miles').notNull(),
  contracts: texts('contracts'),
  updatedAt: at('updated_at').notNull(),
})
export type MatchPersonRow = typeof matchPeople.$inferSelect

export const matchWishes = schema.table('match_wishes', {
  accountId: uuid('account_id').primaryKey(),
  remoteOnly: boolean('remote_only').notNull(),
  wantedFeatures: texts('wanted_features'),
})

export const badgeHolders = schema.table('badge_holders', {
  credentialId: uuid('credential_id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  badge: text('badge').$type<BadgeId>().notNull(),
  revoked: boolean('revoked').notNull().default(false),
})

export const savedJobs = schema.table(
  'saved_jobs',
  { accountId: uuid('account_id').notNull(), jobId: uuid('job_id').notNull(), savedAt: at('saved_at').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.jobId] })],
)

export const closingAccounts = schema.table('closing_accounts', {
  accountId: uuid('account_id').primaryKey(),
  closing: boolean('closing').notNull(),
  suspended: boolean('suspended').notNull().default(false),
})

export const alerts = schema.table('alerts', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  search: jsonb('search').$type<AlertSearch>().notNull(),
  frequency: text('frequency').$type<AlertFrequency>().notNull(),
  active: boolean('active').notNull().default(true),
  createdAt: at('created_at').notNull(),
  lookedAt: at('looked_at').notNull(),
  sent: integer('sent').notNull().default(0),
  keys: texts('keys').default(['*']),
  keysOf: text('keys_of').notNull().default(''),
  behind: boolean('behind').notNull().default(false),
})
export const alertRun = schema.table('alert_run', {
  onlyOne: boolean('only_one').primaryKey(),
  lookedAt: at('looked_at').notNull(),
  until: at('until'),
  after: uuid('after'),
})
export type AlertRow = typeof alerts.$inferSelect

const mark = { accountId: uuid('account_id').notNull(), jobId: uuid('job_id').notNull(), at: at('at').notNull() }

export const alerted = schema.table('alerted', { ...mark, alertId: uuid('alert_id').notNull() }, (table) => [
  primaryKey({ columns: [table.accountId, table.jobId] }),
])

export const dismissedJobs = schema.table('dismissed_jobs', mark, (table) => [
  primaryKey({ columns: [table.accountId, table.jobId] }),
])

export const viewedJobs = schema.table('viewed_jobs', mark, (table) => [primaryKey({ columns: [table.accountId, table.jobId] })])
