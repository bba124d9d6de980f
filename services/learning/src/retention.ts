import { type RetentionRules, rowsOf } from '@onward/service-kit/retention'
import { and, isNull, lt } from 'drizzle-orm'
import { quizAnswers, quizzes } from './db/schema'

export const retention: RetentionRules = {
  // Unfinished tries are deleted with their answers; results of finished ones stay.
  QUIZ_TRIES: [
    rowsOf(quizzes, (before) => lt(quizzes.droppedAt, before)),
    rowsOf(quizzes, (before) => and(isNull(quizzes.settledAt), lt(quizzes.startedAt, before))),
    rowsOf(quizAnswers, (before) => lt(quizAnswers.answeredAt, before)),
  ],
}
