import type { JobDraftForm, JobVersion } from '@onward/contracts/jobs/vacancies'
import { bigint, boolean, integer, jsonb, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { EditedColumns } from './edited-columns'

const schema = pgSchema('jobs')
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const whole = (name: string) => bigint(name, { mode: 'number' }).notNull()

export const jobDrafts = schema.table('job_drafts', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  form: jsonb('form').$type<JobDraftForm>().notNull(),
  version: whole('version').default(1),
  savedAt: at('saved_at').notNull(),
  savedBy: uuid('saved_by'),
})
export type JobDraftRow = typeof jobDrafts.$inferSelect

export const jobVersions = schema.table(
  'job_versions',
  {
    jobId: uuid('job_id').notNull(),
    version: whole('version'),
    organisationId: uuid('organisation_id').notNull(),
    kind: text('kind').$type<JobVersion['kind']>().notNull(),
    byAccount: uuid('by_account'),
    changes: jsonb('changes').$type<JobVersion['changes']>().notNull(),
    tell: boolean('tell').notNull(),
    toldAt: at('told_at'),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.version] })],
)

export const jobCounts = schema.table('job_counts', {
  jobId: uuid('job_id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  seen: whole('seen').default(0),
  opened: whole('opened').default(0),
  applied: integer('applied').notNull().default(0),
  shortlisted: integer('shortlisted').notNull().default(0),
  interviewed: integer('interviewed').notNull().default(0),
  offered: integer('offered').notNull().default(0),
  started: integer('started').notNull().default(0),
  reach: integer('reach'),
  audienceCountedAt: at('reach_at'),
})
export type JobCountsRow = typeof jobCounts.$inferSelect

export const waitingEdits = schema.table('waiting_edits', {
  jobId: uuid('job_id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  words: jsonb('words').$type<Partial<EditedColumns>>().notNull(),
  kind: text('kind').$type<'edited' | 'imported'>().notNull(),
  checks: text('checks').array().notNull(),
  note: text('note'),
  byAccount: uuid('by_account'),
  savedAt: at('saved_at').notNull(),
})
export type WaitingEditRow = typeof waitingEdits.$inferSelect

export const advertAppeals = schema.table('advert_appeals', {
  jobId: uuid('job_id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  words: text('words').notNull(),
  note: text('note').notNull(),
  byAccount: uuid('by_account'),
  appealedAt: at('appealed_at').notNull(),
  decidedAt: at('decided_at'),
})
export type AppealRow = typeof advertAppeals.$inferSelect

export const advertClosings = schema.table('advert_closings', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  state: text('state').$type<'running' | 'done'>().notNull(),
  words: text('words').notNull(),
  total: integer('total').notNull(),
  closed: integer('closed').notNull().default(0),
  startedAt: at('started_at').notNull(),
  touchedAt: at('touched_at').notNull(),
  endedAt: at('ended_at'),
})
export type AdvertClosingRow = typeof advertClosings.$inferSelect
