import { type BadgeId, Problem } from '@onward/contracts'
import type { Course } from '@onward/courses'
import type { Tx } from '@onward/database'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Holder } from '../credentials/credential'
import { award, type Issuing, liveBadges } from '../credentials/store'
import { lessonReads, type QuizAnswerRow, type QuizRow, quizAnswers, quizzes } from '../db/schema'
import { type Chance, canGoOn, drawQuestions, quizResult, stillInBank } from './rules'
import type { Progress } from './view'

/** Marks a lesson as read; only the first time counts. Throws `not-found` for a lesson that the course does not have. */
export async function noteRead(tx: Tx, course: Course, lesson: string, accountId: string, at: Date): Promise<void> {
  if (!course.lessons.some(({ id }) => id === lesson)) throw new Problem('not-found')
  await tx.insert(lessonReads).values({ accountId, course: course.id, lesson, readAt: at }).onConflictDoNothing()
}

/** A person's tries of one course, the newest first. */
export const triesOf = (tx: Tx, accountId: string, course: BadgeId): Promise<QuizRow[]> =>
  tx
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.accountId, accountId), eq(quizzes.course, course)))
    .orderBy(desc(quizzes.startedAt), desc(quizzes.id))

export const answersOf = (tx: Tx, quizId: string): Promise<QuizAnswerRow[]> =>
  tx.select().from(quizAnswers).where(eq(quizAnswers.quizId, quizId))

/** A person's progress in all courses. */
export async function progressOf(tx: Tx, accountId: string): Promise<Progress> {
  const unsettled = tx
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(and(eq(quizzes.accountId, accountId), isNull(quizzes.settledAt), isNull(quizzes.droppedAt)))
  // In one round trip.
  const [reads, tries, answers, badges] = await Promise.all([
    tx.select().from(lessonReads).where(eq(lessonReads.accountId, accountId)),
    tx.select().from(quizzes).where(eq(quizzes.accountId, accountId)).orderBy(desc(quizzes.startedAt), desc(quizzes.id)),
    tx.select().from(quizAnswers).where(inArray(quizAnswers.quizId, unsettled)),
    liveBadges(tx, accountId),
  ])
  return { reads, tries, answers, credentials: badges }
}

const liveTry = (tx: Tx, accountId: string, course: BadgeId) =>
  tx
    .select()
    .from(quizzes)
    .where(
      and(eq(quizzes.accountId, accountId), eq(quizzes.course, course), isNull(quizzes.settledAt), isNull(quizzes.droppedAt)),
    )

/** This try can no longer earn the badge. */
const NO_HOLDER = { holderHash: null, holderSalt: null } as const

interface NewTry {
  id: string
  accountId: string
  holder: Holder
  at: Date
  chance: Chance
}

/** The current try, or a new one. A try whose questions have changed is deleted, because it cannot be finished. */
export async function startTry(tx: Tx, course: Course, { id, accountId, holder, at, chance }: NewTry): Promise<string> {
  const [live] = await liveTry(tx, accountId, course.id)
  if (live && canGoOn(course, live.questions)) return live.id
  if (live)
    await tx
      .update(quizzes)
      .set({ droppedAt: at, ...NO_HOLDER })
      .where(eq(quizzes.id, live.id))
  const [last] = await tx
    .select({ questions: quizzes.questions })
    .from(quizzes)
    .where(and(eq(quizzes.accountId, accountId), eq(quizzes.course, course.id)))
    .orderBy(desc(quizzes.startedAt), desc(quizzes.id))
    .limit(1)
  const seen = new Set(last?.questions.map((question) => question.id))
  const [started] = await tx
    .insert(quizzes)
    .values({
      id,
      accountId,
      course: course.id,
      startedAt: at,
      questions: drawQuestions(course, seen, chance),
      holderHash: holder.hash,
      holderSalt: holder.salt,
    })
    .onConflictDoNothing()
    .returning({ id: quizzes.id })
  if (started) return started.id
  // Another tab of the same person started it at the same moment.
  const [other] = await liveTry(tx, accountId, course.id)
  if (!other) throw new Error('a try came and went')
  return other.id
}

interface NewAnswer {
  quizId: string
  accountId: string
  question: string
  option: string
  at: Date
  /** Id of the credential, if this answer earns it. */
  credentialId: string
}
interface Answered {
  isRight: boolean
  settled: boolean
  passed: boolean | null
  credentialId: string | null
}

/** Stores one answer. The last one ends the try and, from 80%, awards the badge; all in this transaction. */
export async function answerTry(
  tx: Tx,
  issuing: Issuing,
  courses: readonly Course[],
  { quizId, accountId, question, option, at, credentialId }: NewAnswer,
): Promise<Answered> {
  // Locked, so that of two simultaneous answers exactly one is the last.
  const [quiz] = await tx
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.id, quizId), eq(quizzes.accountId, accountId)))
    .for('update')
  const drawn = quiz?.questions.find((one) => one.id === question)
  if (!quiz || !drawn) throw new Problem('not-found')
  const answers = await answersOf(tx, quiz.id)
  if (answers.some((one) => one.question === question)) throw new Problem('state-conflict', { text: 'learning.quiz-answered' })
  const course = courses.find(({ id }) => id === quiz.course)
  const asked = course && stillInBank(course, drawn)
  if (quiz.droppedAt || !asked || !canGoOn(course, quiz.questions)) {
    throw new Problem('state-conflict', { text: 'learning.quiz-changed' })
  }
  const chosen = asked.options.find(({ id }) => id === option)
  const right = asked.options.find(({ isRight }) => isRight)
  if (!right) throw new Error(`no right answer: ${course.id} ${question}`)
  if (!chosen) {
    throw new Problem('invalid-input', { errors: [{ field: 'option', text: 'learning.quiz-no-such-answer' }] })
  }
  const answer = { quizId: quiz.id, accountId, question, chosen: chosen.id, rightOption: right.id, answeredAt: at }
  await tx.insert(quizAnswers).values(answer)
  const all = [...answers, answer]
  const isRight = chosen.isRight
  if (all.length < quiz.questions.length) return { isRight, settled: false, passed: null, credentialId: null }

  const result = quizResult(all)
  await tx
    .update(quizzes)
    .set({ settledAt: at, ...result, ...NO_HOLDER })
    .where(eq(quizzes.id, quiz.id))
  const { passed } = result
  return { isRight, settled: true, passed, credentialId: passed ? await earn(tx, issuing, quiz, at, credentialId) : null }
}

function earn(tx: Tx, issuing: Issuing, quiz: QuizRow, issuedAt: Date, id: string): Promise<string> {
  const { accountId, course, holderHash: hash, holderSalt: salt } = quiz
  if (!hash || !salt) throw new Error('a live try has a holder')
  return award(tx, issuing, { id, accountId, badge: course, way: 'course', cvId: null, issuedAt, holder: { hash, salt } })
}
