import type {
  PlacementAnswer,
  PlacementEndReason,
  PlacementMilestone,
  PlacementSettlement,
  PlacementState,
} from '@onward/contracts'
import { bigint, boolean, date, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The tables of placements, for queries. The SQL files are the truth. */
const casework = pgSchema('casework')
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const placements = casework.table('placements', {
  id: uuid('id').primaryKey(),
  /** Null, as referral and office: nobody but the person follows it. */
  caseId: uuid('case_id'),
  referralId: uuid('referral_id'),
  accountId: uuid('account_id').notNull(),
  officeId: uuid('office_id'),
  applicationId: uuid('application_id'),
  organisationId: uuid('organisation_id'),
  employerAccountIds: uuid('employer_account_ids').array().notNull().default([]),
  jobTitle: text('job_title').notNull(),
  company: text('company').notNull(),
  startedOn: date('started_on').notNull(),
  endedOn: date('ended_on'),
  endedReason: text('ended_reason').$type<PlacementEndReason>(),
  endedByAgent: boolean('ended_by_agent').notNull().default(false),
  state: text('state').$type<PlacementState>().notNull(),
  conflict: boolean('conflict').notNull().default(false),
  confirmedWeeks: integer('confirmed_weeks').notNull().default(0),
  nextOn: date('next_on'),
  sustainedAt: time('sustained_at'),
  endedAt: time('ended_at'),
  createdAt: time('created_at').notNull(),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
})
export type PlacementRow = typeof placements.$inferSelect
/** One that belongs to a case. */
export type CasePlacement = PlacementRow & Record<'caseId' | 'referralId' | 'officeId', string>
export const isOfCase = (row: PlacementRow): row is CasePlacement => row.caseId !== null

export const placementChecks = casework.table('placement_checks', {
  id: uuid('id').primaryKey(),
  placementId: uuid('placement_id').notNull(),
  weeks: integer('weeks').$type<PlacementMilestone>().notNull(),
  askedAt: time('asked_at').notNull(),
  jobseeker: text('jobseeker').$type<PlacementAnswer>(),
  jobseekerAt: time('jobseeker_at'),
  employer: text('employer').$type<PlacementAnswer>(),
  employerAt: time('employer_at'),
  settled: text('settled').$type<PlacementSettlement>(),
  settledAt: time('settled_at'),
  remindedAt: time('reminded_at'),
  conflictToldAt: time('conflict_told_at'),
})
export type CheckRow = typeof placementChecks.$inferSelect

export const placementSteps = casework.table('placement_steps', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  placementId: uuid('placement_id').notNull(),
  kind: text('kind').notNull(),
  at: time('at').notNull(),
  actor: uuid('actor'),
  note: text('note').notNull().default(''),
})
