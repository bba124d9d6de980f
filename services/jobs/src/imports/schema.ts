import { pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The job of each row of an organisation's files, with what the row said. */
export const importedJobs = pgSchema('jobs').table(
  'imported_jobs',
  {
    organisationId: uuid('organisation_id').notNull(),
    /** `ref:` and the employer's reference, or `same:` and a hash of title, department and place. */
    key: text('key').notNull(),
    reference: text('reference').notNull(),
    jobId: uuid('job_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    importedAt: timestamp('imported_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Set when the job was closed because a later file no longer had it. */
    goneAt: timestamp('gone_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.key] })],
)
