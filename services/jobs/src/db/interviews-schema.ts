import type { ApplicationActor } from '@onward/contracts/jobs/application-states'
import type { INTERVIEW_WAYS, InterviewState } from '@onward/contracts/jobs/interviews'
import { boolean, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, schema, version } from './common-schema'

export const interviews = schema.table('interviews', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id').notNull(),
  organisationId: uuid('organisation_id').notNull(),
  accountId: uuid('account_id').notNull(),
  state: text('state').$type<InterviewState>().notNull(),
  open: boolean('open').notNull(),
  version: version().default(1),
  sequence: integer('sequence').notNull().default(0),
  slots: at('slots').array().notNull(),
  startsAt: at('starts_at'),
  confirmedAt: at('confirmed_at'),
  minutes: integer('minutes').notNull(),
  way: text('way').$type<(typeof INTERVIEW_WAYS)[number]>().notNull(),
  place: text('place').notNull(),
  meet: text('meet').notNull().default(''),
  bring: text('bring').notNull().default(''),
  adjustments: text('adjustments').notNull().default(''),
  note: text('note').notNull(),
  closingWords: text('closing_words').notNull().default(''),
  answer: text('answer').notNull().default(''),
  suggested: at('suggested').array().notNull().default([]),
  createdAt: at('created_at').notNull(),
  changedAt: at('changed_at').notNull(),
})
export type InterviewRow = typeof interviews.$inferSelect

export const interviewSteps = schema.table(
  'interview_steps',
  {
    interviewId: uuid('interview_id').notNull(),
    version: version(),
    state: text('state').$type<InterviewState>().notNull(),
    byRole: text('by_role').$type<ApplicationActor>().notNull(),
    byAccount: uuid('by_account'),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.interviewId, table.version] })],
)

export const interviewNotes = schema.table('interview_notes', {
  id: uuid('id').primaryKey(),
  interviewId: uuid('interview_id').notNull(),
  organisationId: uuid('organisation_id').notNull(),
  /** The applicant, whom the note is about. */
  accountId: uuid('account_id').notNull(),
  byAccount: uuid('by_account').notNull(),
  words: text('words').notNull(),
  at: at('at').notNull(),
})

export const interviewReminders = schema.table(
  'interview_reminders',
  {
    interviewId: uuid('interview_id').notNull(),
    startsAt: at('starts_at').notNull(),
    hours: integer('hours').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.interviewId, table.startsAt, table.hours] })],
)
