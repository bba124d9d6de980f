import type { POOL_FILES } from '@onward/contracts/jobs/pool'
import { pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who opened a candidate's file. */
export const poolViews = pgSchema('jobseekers').table('pool_views', {
  grantId: uuid('grant_id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  cvFilename: text('cv_filename').notNull(),
  file: text('file').$type<(typeof POOL_FILES)[number]>().notNull(),
  organisation: text('organisation').notNull(),
  viewedAt: timestamp('viewed_at', { withTimezone: true, mode: 'date' }).notNull(),
})
