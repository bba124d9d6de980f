import type { BADGE_WAYS, BadgeId } from '@onward/contracts/learning'
import { pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The tables of migrations/, for queries. The SQL files are the truth. */
const learning = pgSchema('learning')
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const credentials = learning.table('credentials', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  badge: text('badge').$type<BadgeId>().notNull(),
  way: text('way').$type<(typeof BADGE_WAYS)[number]>().notNull(),
  cvId: uuid('cv_id'),
  issuedAt: time('issued_at').notNull(),
  jwt: text('jwt').notNull(),
  revokedAt: time('revoked_at'),
  revocationReason: text('revocation_reason'),
})
export type CredentialRow = typeof credentials.$inferSelect
