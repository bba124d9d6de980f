import type {
  ACCESSIBILITY_FEATURES,
  JOB_STATES,
  JOB_TYPES,
  OFFERED_FEATURES,
  WORKPLACE_FEATURES,
} from '@onward/contracts/jobs/job-facts'
import type { PAY_PERIODS } from '@onward/contracts/jobs/pay'
import { bigint, boolean, date, doublePrecision, integer, json, real, text, uuid } from 'drizzle-orm/pg-core'
import type { BoardReading } from '../board/reading'
import { at, schema, texts, version } from './common-schema'

export type JobState = (typeof JOB_STATES)[number]
export type JobType = (typeof JOB_TYPES)[number]
export type PayPeriod = (typeof PAY_PERIODS)[number]
export type AccessibilityFeature = (typeof ACCESSIBILITY_FEATURES)[number]
type OfferedFeature = (typeof OFFERED_FEATURES)[number]
export type WorkplaceFeature = (typeof WORKPLACE_FEATURES)[number]

export const jobs = schema.table('jobs', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  postedBy: uuid('posted_by'),
  state: text('state').$type<JobState>().notNull(),
  checks: texts('checks').default([]),
  checkNote: text('check_note'),
  title: text('title').notNull(),
  company: text('company').notNull(),
  logo: text('logo'),
  department: text('department').notNull().default(''),
  location: text('location').notNull(),
  lat: doublePrecision('lat'),
  lon: doublePrecision('lon'),
  positionIsCurrent: boolean('position_is_current').notNull().default(true),
  salary: text('salary').notNull().default(''),
  payMinimum: doublePrecision('pay_minimum'),
  payMaximum: doublePrecision('pay_maximum'),
  payPeriod: text('pay_period').$type<PayPeriod>(),
  payAnnual: integer('pay_annual'),
  payNote: text('pay_note').notNull().default(''),
  hoursPerWeek: real('hours_per_week'),
  startsOn: date('starts_on', { mode: 'string' }),
  type: text('type').$type<JobType>(),
  description: text('description').notNull(),
  requirements: texts('requirements').default([]),
  contactEmail: text('contact_email').notNull().default(''),
  isRemoteAvailable: boolean('is_remote_available').notNull().default(false),
  isDisabilityFriendly: boolean('is_disability_friendly').notNull().default(false),
  accessibilityFeatures: texts('accessibility_features').$type<AccessibilityFeature[]>().default([]),
  workplaceFeatures: texts('workplace_features').$type<WorkplaceFeature[]>().default([]),
  offeredFeatures: texts('offered_features').$type<OfferedFeature[]>().default([]),
  benefitsTransitionSupport: boolean('benefits_transition_support').notNull().default(false),
  occupationIds: texts('occupation_ids').default([]),
  requiredSkillIds: texts('required_skill_ids').default([]),
  desirableSkillIds: texts('desirable_skill_ids').default([]),
  demands: text('demands').array(),
  yearsWanted: real('years_wanted'),
  patterns: texts('patterns').default([]),
  lacks: texts('lacks').default([]),
  postedAt: at('posted_at').notNull(),
  closesOn: date('closes_on', { mode: 'string' }),
  closedAt: at('closed_at'),
  version: version().default(1),
  change: bigint('change', { mode: 'number' }).notNull().default(0),
  anonymousUntilShortlist: boolean('anonymous_until_shortlist').notNull().default(false),
  textSignature: integer('text_signature').array(),
  contacts: text('contacts').array().notNull().default([]),
  createdAt: at('created_at').notNull().defaultNow(),
})
export type JobRow = typeof jobs.$inferSelect
export type NewJobRow = typeof jobs.$inferInsert

export const readings = schema.table('readings', {
  jobId: uuid('job_id').primaryKey(),
  madeBy: text('made_by').notNull(),
  reading: json('reading').$type<BoardReading>().notNull(),
})

export const boardChange = schema.table('board_change', {
  onlyOne: boolean('only_one').primaryKey(),
  version: version(),
})

export const reports = schema.table('reports', {
  id: uuid('id').primaryKey(),
  jobId: uuid('job_id').notNull(),
  accountId: uuid('account_id').notNull(),
  reason: text('reason').notNull(),
  text: text('text').notNull(),
  reportedAt: at('reported_at').notNull(),
  decidedAt: at('decided_at'),
  decision: text('decision').$type<'removed' | 'kept'>(),
})
