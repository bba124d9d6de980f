import { customType, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The tables of migrations/, for queries. The SQL files are the truth. */
const casework = pgSchema('casework')
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const claimants = casework.table('claimants', {
  accountId: uuid('account_id').primaryKey(),
  niNumber: text('ni_number').notNull(),
  niHash: bytes('ni_hash').notNull(),
  recordedAt: timestamp('recorded_at', { withTimezone: true, mode: 'date' }).notNull(),
  recordedBy: uuid('recorded_by').notNull(),
})
