import type { UnusualReading } from '@onward/contracts'
import { date, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The tables of reading, for queries. The SQL files are the truth. */
const casework = pgSchema('casework')
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const revealAllowances = casework.table('reveal_allowances', {
  id: uuid('id').primaryKey(),
  agentId: uuid('agent_id').notNull(),
  day: date('day').notNull(),
  more: integer('more').notNull(),
  givenBy: uuid('given_by').notNull(),
  at: time('at').notNull(),
})

export const readingQuestions = casework.table('reading_questions', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<UnusualReading>().notNull(),
  agentId: uuid('agent_id'),
  referralId: uuid('referral_id'),
  day: date('day').notNull(),
  question: text('question').notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: time('asked_at').notNull(),
  answer: text('answer'),
  notedBy: uuid('noted_by'),
  notedAt: time('noted_at'),
})
