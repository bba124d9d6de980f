import { randomUUID } from 'node:crypto'
import {
  deletePracticeAnswer,
  downloadPracticeAnswers,
  listPracticeAnswers,
  MAX_PRACTICE_ANSWERS,
  makeQuestions,
  type PracticeAnswer,
  Problem,
  questionText,
  savePracticeAnswer,
} from '@onward/contracts'
import { interviewQuestions } from '@onward/cv-engine'
import type { Tx } from '@onward/database'
import { answersDocx, answersPdf } from '@onward/documents'
import type { ServiceKit } from '@onward/service-kit'
import { and, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { cvReviews, cvs, type PracticeAnswerRow, practiceAnswers } from '../db/schema'
import { sendFile } from '../files'
import { profileRow } from '../profile/store'
import { nameOf } from '../profile/view'

/** 0: nothing was saved yet. */
const FIRST_VERSION = 0

const shown = ({ id, jobId, jobTitle, company, question, parts, updatedAt, version }: PracticeAnswerRow): PracticeAnswer => ({
  id,
  job: jobId === null ? null : { id: jobId, title: jobTitle, company },
  question,
  parts,
  updatedAt: updatedAt.toISOString(),
  version,
})

/** Facts of the CV that stands for the person: the active one, else the newest that was read. */
async function factsOf(tx: Tx, accountId: string) {
  const [review] = await tx
    .select({ facts: cvReviews.facts })
    .from(cvReviews)
    .innerJoin(cvs, eq(cvs.id, cvReviews.cvId))
    .where(and(eq(cvs.accountId, accountId), isNotNull(cvReviews.facts)))
    .orderBy(desc(cvs.isActive), desc(cvs.uploadedAt))
    .limit(1)
  return review?.facts ?? null
}

const answersOf = (tx: Tx, accountId: string, jobId?: string): Promise<PracticeAnswerRow[]> =>
  tx
    .select()
    .from(practiceAnswers)
    .where(
      and(
        eq(practiceAnswers.accountId, accountId),
        jobId ? or(eq(practiceAnswers.jobId, jobId), isNull(practiceAnswers.jobId)) : undefined,
      ),
    )
    .orderBy(desc(practiceAnswers.updatedAt), desc(practiceAnswers.id))
    .limit(MAX_PRACTICE_ANSWERS)

/** Questions of an interview, and the answers that a person practises. */
export function practiceRoutes(kit: ServiceKit): void {
  kit.handle(makeQuestions, ({ body, read }) =>
    read(async (tx, who) => {
      const accountId = who.accountId
      const { skills } = await profileRow(tx, accountId)
      const facts = await factsOf(tx, accountId)
      return { questions: interviewQuestions({ advert: body.advert, facts, skills }), cvRead: facts !== null }
    }),
  )

  kit.handle(listPracticeAnswers, ({ read }) =>
    read(async (tx, who) => ({ items: (await answersOf(tx, who.accountId)).map(shown) })),
  )

  kit.handle(savePracticeAnswer, ({ body, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      const { job, question, parts } = body
      const version = body.version + 1
      const words = { question, parts, version, updatedAt: now }
      const [saved] =
        body.version === FIRST_VERSION ? await insert() : await tx.update(practiceAnswers).set(words).where(same()).returning()
      if (!saved) throw new Problem('state-conflict', { text: 'jobseekers.practice-changed' })
      return { resource: `practice-answers/${saved.id}`, answer: { id: saved.id, version } }

      function same() {
        return and(
          eq(practiceAnswers.accountId, accountId),
          job ? eq(practiceAnswers.jobId, job.id) : isNull(practiceAnswers.jobId),
          eq(practiceAnswers.questionKey, question.key),
          eq(practiceAnswers.version, body.version),
        )
      }
      async function insert() {
        await keepRoom(tx, accountId)
        return tx
          .insert(practiceAnswers)
          .values({
            id: randomUUID(),
            accountId,
            jobId: job?.id ?? null,
            jobTitle: job?.title ?? '',
            company: job?.company ?? '',
            questionKey: question.key,
            ...words,
            createdAt: now,
          })
          .onConflictDoNothing()
          .returning()
      }
    }),
  )

  kit.handle(deletePracticeAnswer, ({ params, write }) =>
    write(async (tx, who) => {
      const [gone] = await tx
        .delete(practiceAnswers)
        .where(and(eq(practiceAnswers.id, params.id), eq(practiceAnswers.accountId, who.accountId)))
        .returning({ id: practiceAnswers.id })
      if (!gone) throw new Problem('not-found')
      return { resource: `practice-answers/${gone.id}`, answer: {} }
    }),
  )

  kit.handle(downloadPracticeAnswers, async ({ query, now, read, reply }) => {
    const { profile, rows } = await read(async (tx, who) => ({
      profile: await profileRow(tx, who.accountId),
      rows: await answersOf(tx, who.accountId, query.job),
    }))
    const groups = new Map<string | null, PracticeAnswerRow[]>()
    for (const row of rows) groups.set(row.jobId, [...(groups.get(row.jobId) ?? []), row])
    const { format, language } = query
    const document = {
      language,
      name: nameOf(profile),
      date: DAY.format(now),
      // What was practised for a job comes first; what serves any job last.
      jobs: [...groups]
        .sort(([a], [b]) => Number(a === null) - Number(b === null))
        .map(([jobId, answers]) => ({
          job: jobId && answers[0] ? { title: answers[0].jobTitle, company: answers[0].company } : null,
          answers: answers.map(({ question, parts }) => ({ question: questionText(question, language), parts })),
        })),
    }
    const bytes = await (format === 'pdf' ? answersPdf(document) : answersDocx(document))
    const title = language === 'cy' ? 'Atebion cyfweliad' : 'Interview answers'
    return sendFile(reply, { bytes, filename: `${title} ${nameOf(profile)}.${format}`, fileType: format })
  })
}

/** Nobody practises hundreds of answers: a limit that keeps a fault or an abuse small. */
async function keepRoom(tx: Tx, accountId: string): Promise<void> {
  // Two windows that begin an answer at once are counted one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`practice ${accountId}`}, 0))`)
  const [kept] = await tx.select({ answers: count() }).from(practiceAnswers).where(eq(practiceAnswers.accountId, accountId))
  if ((kept?.answers ?? 0) >= MAX_PRACTICE_ANSWERS) {
    throw new Problem('state-conflict', { text: 'jobseekers.practice-too-many', facts: { most: MAX_PRACTICE_ANSWERS } })
  }
}

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
