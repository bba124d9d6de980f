import type { RetentionRules } from '@onward/service-kit/retention'
import { and, isNull, lt, or } from 'drizzle-orm'
import { quizAnswers, quizzes } from './db/schema'

export const retention: RetentionRules = {
  // Tries that nobody finished go with their answers; of the others the result stays.
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
