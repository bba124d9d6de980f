import { isAnyOf, type Tx } from '@onward/database'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { accessGrants, coachQuestions } from '../db/coach-schema'
import { consents } from '../db/schema'

export type QuestionRow = typeof coachQuestions.$inferSelect

export async function latestQuestion(tx: Tx, accountId: string): Promise<QuestionRow | undefined> {
  const [last] = await tx
    .select()
    .from(coachQuestions)
    .where(eq(coachQuestions.accountId, accountId))
    .orderBy(desc(coachQuestions.askedAt))
    .limit(1)
  return last
}

export async function openQuestion(tx: Tx, accountId: string): Promise<QuestionRow | undefined> {
  const [question] = await tx
    .select()
    .from(coachQuestions)
    .where(and(eq(coachQuestions.accountId, accountId), isNull(coachQuestions.answeredAt)))
  return question
}

/** False when a colleague asked at the same moment: a unique index allows one open question. */
export async function insertQuestion(tx: Tx, question: typeof coachQuestions.$inferInsert): Promise<boolean> {
  const saved = await tx.insert(coachQuestions).values(question).onConflictDoNothing().returning({ id: coachQuestions.id })
  return saved.length > 0
}

/** Answers the open question and gives it; undefined where there is none. */
export async function answerQuestion(
  tx: Tx,
  accountId: string,
  { refused, at }: { refused: boolean; at: Date },
): Promise<QuestionRow | undefined> {
  const [question] = await tx
    .update(coachQuestions)
    .set({ answeredAt: at, refused })
    .where(and(eq(coachQuestions.accountId, accountId), isNull(coachQuestions.answeredAt)))
    .returning()
  return question
}

/** Of an agent's open cases: live consents, open questions, and the last answered question of each. */
export async function questionsOfAgent(tx: Tx, agentId: string) {
  const grants = await tx
    .select({ referralId: accessGrants.referralId, accountId: accessGrants.accountId })
    .from(accessGrants)
    .where(and(eq(accessGrants.agentId, agentId), eq(accessGrants.open, true)))
  const people = grants.map(({ accountId }) => accountId)
  if (people.length === 0) return { grants, given: [], open: [], answered: [] }
  const given = await tx
    .select({ accountId: consents.accountId, kind: consents.kind, version: consents.version })
    .from(consents)
    .where(and(isAnyOf(consents.accountId, people), isNull(consents.withdrawnAt)))
  const open = await tx
    .select({ accountId: coachQuestions.accountId })
    .from(coachQuestions)
    .where(and(isAnyOf(coachQuestions.accountId, people), isNull(coachQuestions.answeredAt)))
  const answered = await tx
    .selectDistinctOn([coachQuestions.accountId])
    .from(coachQuestions)
    .where(and(isAnyOf(coachQuestions.accountId, people), isNotNull(coachQuestions.answeredAt)))
    .orderBy(coachQuestions.accountId, desc(coachQuestions.askedAt))
  return { grants, given, open, answered }
}
