import type { FutureBadgeId } from '@onward/contracts/learning/courses'
import type { BADGE_WAYS, BadgeId, Revocation } from '@onward/contracts/learning/learning'
import { boolean, integer, jsonb, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DrawnQuestion } from '../courses/rules'

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
  revocationReason: text('revocation_reason').$type<Revocation>(),
})
export type CredentialRow = typeof credentials.$inferSelect

export const lessonReads = learning.table(
  'lesson_reads',
  {
    accountId: uuid('account_id').notNull(),
    course: text('course').$type<BadgeId>().notNull(),
    lesson: text('lesson').notNull(),
    readAt: time('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.course, table.lesson] })],
)
export type LessonReadRow = typeof lessonReads.$inferSelect

export const quizzes = learning.table('quizzes', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  course: text('course').$type<BadgeId>().notNull(),
  startedAt: time('started_at').notNull(),
  questions: jsonb('questions').$type<DrawnQuestion[]>().notNull(),
  /** Set while the try is unfinished. */
  holderHash: text('holder_hash'),
  holderSalt: text('holder_salt'),
  settledAt: time('settled_at'),
  rightAnswers: integer('right_answers'),
  percent: integer('percent'),
  passed: boolean('passed'),
  droppedAt: time('dropped_at'),
})
export type QuizRow = typeof quizzes.$inferSelect

export const quizAnswers = learning.table(
  'quiz_answers',
  {
    quizId: uuid('quiz_id').notNull(),
    accountId: uuid('account_id').notNull(),
    question: text('question').notNull(),
    chosen: text('chosen').notNull(),
    rightOption: text('right_option').notNull(),
    answeredAt: time('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.question] })],
)
export type QuizAnswerRow = typeof quizAnswers.$inferSelect

export const waitingList = learning.table('waiting_list', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  badge: text('badge').$type<FutureBadgeId>().notNull(),
  since: time('since').notNull(),
  toldAt: time('told_at'),
})
