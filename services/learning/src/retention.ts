import type { RetentionRules } from '@onward/service-kit/retention'
import { and, isNull, lt, or } from 'drizzle-orm'
import { quizAnswers, quizzes } from './db/schema'

export const retention: RetentionRules = {
  // Unfinished tries are deleted with their answers; results of finished ones stay.
  QUIZ_TRIES: async (tx, before) => {
    const unfinished = await tx
      .delete(quizzes)
      .where(or(lt(quizzes.droppedAt, before), and(isNull(quizzes.settledAt), lt(quizzes.startedAt, before))))
      .returning({ id: quizzes.id })
    const answers = await tx
      .delete(quizAnswers)
      .where(lt(quizAnswers.answeredAt, before))
      .returning({ question: quizAnswers.question })
    return unfinished.length + answers.length
  },
}
