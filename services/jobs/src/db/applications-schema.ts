import type { ApplicationActor, ApplicationState } from '@onward/contracts/jobs/application-states'
import type { EndingReason } from '@onward/contracts/jobs/ending-reasons'
import type { Freeze } from '@onward/contracts/jobs/freezes'
import type { WithdrawalCode } from '@onward/contracts/jobs/own-applications'
import { sql } from 'drizzle-orm'
import { boolean, date, integer, primaryKey, real, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { at, schema, texts, version } from './common-schema'

export const applications = schema.table('applications', {
  id: uuid('id').primaryKey(),
  jobId: uuid('job_id').notNull(),
  organisationId: uuid('organisation_id').notNull(),
  accountId: uuid('account_id').notNull(),
  disclosureId: uuid('disclosure_id').notNull(),
  jobTitle: text('job_title').notNull(),
  company: text('company').notNull(),
  location: text('location').notNull(),
  state: text('state').$type<ApplicationState>().notNull(),
  live: boolean('live').notNull(),
  version: version().default(1),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  area: text('area').notNull(),
  availability: text('availability'),
  experienceYears: real('experience_years'),
  badges: texts('badges').default([]),
  adjustments: boolean('adjustments').notNull().default(false),
  adjustmentsWords: text('adjustments_words').notNull().default(''),
  withdrawal: text('withdrawal').$type<WithdrawalCode>(),
  benefitsTransition: boolean('benefits_transition').notNull().default(false),
  coverLetter: text('cover_letter').notNull(),
  cvFilename: text('cv_filename').notNull(),
  cvFileType: text('cv_file_type').notNull(),
  reason: text('reason'),
  reasonCy: text('reason_cy'),
  reasonCode: text('reason_code').$type<EndingReason>(),
  reference: text('reference').notNull().default(''),
  appliedAt: at('applied_at').notNull(),
  answeredAt: at('answered_at'),
  anonymous: boolean('anonymous').notNull().default(false),
  frozen: texts('frozen').$type<Freeze[]>().default([]),
  frozenSince: at('frozen_since'),
  badgeCount: smallint('badge_count').notNull().generatedAlwaysAs(sql`cardinality(badges)`),
  foundBy: text('found_by')
    .notNull()
    .generatedAlwaysAs(sql`onward.fold(first_name || ' ' || last_name) || chr(10) || onward.fold(email)`),
})
export type ApplicationRow = typeof applications.$inferSelect

export const applicationSteps = schema.table(
  'application_steps',
  {
    applicationId: uuid('application_id').notNull(),
    version: version(),
    state: text('state').$type<ApplicationState>().notNull(),
    byRole: text('by_role').$type<ApplicationActor>().notNull(),
    byAccount: uuid('by_account'),
    reason: text('reason'),
    reasonCode: text('reason_code').$type<EndingReason>(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.version] })],
)

export const heldRejections = schema.table('held_rejections', {
  application: uuid('application').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  version: version(),
  reason: text('reason').notNull(),
  reasonCy: text('reason_cy'),
  reasonCode: text('reason_code').$type<EndingReason>(),
  byAccount: uuid('by_account').notNull(),
  dueAt: at('due_at').notNull(),
})
export type HeldRejection = typeof heldRejections.$inferSelect

export const offers = schema.table(
  'offers',
  {
    applicationId: uuid('application_id').notNull(),
    version: integer('version').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    pay: text('pay').notNull(),
    hours: text('hours').notNull(),
    place: text('place').notNull(),
    answerBy: date('answer_by', { mode: 'string' }).notNull(),
    note: text('note').notNull().default(''),
    byAccount: uuid('by_account').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.version] })],
)
export type OfferRow = typeof offers.$inferSelect

export const starts = schema.table('starts', {
  applicationId: uuid('application_id').primaryKey(),
  version: integer('version').notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  startedOn: date('started_on', { mode: 'string' }),
  confirmedBy: uuid('confirmed_by').notNull(),
  confirmedAt: at('confirmed_at').notNull(),
})

export const applicationNotes = schema.table('application_notes', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id').notNull(),
  authorId: uuid('author_id').notNull(),
  text: text('text').notNull(),
  at: at('at').notNull(),
})

export const redeemedHandovers = schema.table('redeemed_handovers', {
  disclosureId: uuid('disclosure_id').primaryKey(),
  redeemedAt: at('redeemed_at').notNull(),
})

export const cvGrants = schema.table('cv_grants', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id').notNull(),
  disclosureId: uuid('disclosure_id').notNull(),
  accountId: uuid('account_id').notNull(),
  organisationId: uuid('organisation_id').notNull(),
  grantedAt: at('granted_at').notNull(),
  expiresAt: at('expires_at').notNull(),
})

export const waitingReminders = schema.table('waiting_reminders', {
  applicationId: uuid('application_id').primaryKey(),
  at: at('at').notNull(),
})

export const offerReminders = schema.table(
  'offer_reminders',
  {
    applicationId: uuid('application_id').notNull(),
    version: integer('version').notNull(),
    about: text('about').$type<'answer-soon' | 'unanswered'>().notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.version, table.about] })],
)
