import type { SealReason } from '@onward/contracts'
import { pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The tables of sealing, for queries. The SQL files are the truth. */
const casework = pgSchema('casework')
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const sealedRecords = casework.table('sealed_records', {
  id: uuid('id').primaryKey(),
  referralId: uuid('referral_id').notNull(),
  reason: text('reason').$type<SealReason>().notNull(),
  words: text('words').notNull(),
  /** Null: they have gone, and no other is named. */
  keeperId: uuid('keeper_id'),
  sealedBy: uuid('sealed_by').notNull(),
  sealedAt: time('sealed_at').notNull(),
  unsealedWords: text('unsealed_words'),
  unsealedBy: uuid('unsealed_by'),
  unsealedAt: time('unsealed_at'),
})
export type Seal = typeof sealedRecords.$inferSelect

export const sealRequests = casework.table('seal_requests', {
  id: uuid('id').primaryKey(),
  sealId: uuid('seal_id').notNull(),
  agentId: uuid('agent_id').notNull(),
  words: text('words').notNull(),
  askedAt: time('asked_at').notNull(),
  answeredBy: uuid('answered_by'),
  answeredAt: time('answered_at'),
  until: time('until'),
  remindedAt: time('reminded_at'),
})
