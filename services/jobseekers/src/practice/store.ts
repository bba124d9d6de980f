import { randomUUID } from 'node:crypto'
import { type BodyOf, MAX_PRACTICE_ANSWERS, Problem, type savePracticeAnswer } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { cvReviews, cvs, type PracticeAnswerRow, practiceAnswers } from '../db/schema'

/** 0 for an answer that was never saved. */
const FIRST_VERSION = 0

/** The facts of the active CV, else of the newest one that was read. */
export async function factsOfPerson(tx: Tx, accountId: string) {
  const [review] = await tx
    .select({ facts: cvReviews.facts })
    .from(cvReviews)
    .innerJoin(cvs, eq(cvs.id, cvReviews.cvId))
    .where(and(eq(cvs.accountId, accountId), isNotNull(cvReviews.facts)))
    .orderBy(desc(cvs.isActive), desc(cvs.uploadedAt))
    .limit(1)
  return review?.facts ?? null
}

/** A person's answers, the latest first; for a job, including general ones. */
export const answersOf = (tx: Tx, accountId: string, jobId?: string): Promise<PracticeAnswerRow[]> =>
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

/** Saves over the version that was read; `state-conflict` when another tab saved first. Gives the answer's id and version. */
export async function saveAnswerOver(
  tx: Tx,
  accountId: string,
  { job, question, parts, version: before }: BodyOf<typeof savePracticeAnswer>,
  now: Date,
): Promise<{ id: string; version: number }> {
  const version = before + 1
  const texts = { question, parts, version, updatedAt: now }
  const sameAnswer = and(
    eq(practiceAnswers.accountId, accountId),
    job ? eq(practiceAnswers.jobId, job.id) : isNull(practiceAnswers.jobId),
    eq(practiceAnswers.questionKey, question.key),
    eq(practiceAnswers.version, before),
  )
  if (before === FIRST_VERSION) await keepRoom(tx, accountId)
  const [saved] =
    before === FIRST_VERSION
      ? await tx
          .insert(practiceAnswers)
          .values({
            id: randomUUID(),
            accountId,
            jobId: job?.id ?? null,
            jobTitle: job?.title ?? '',
            company: job?.company ?? '',
            questionKey: question.key,
            ...texts,
            createdAt: now,
          })
          .onConflictDoNothing()
          .returning()
      : await tx.update(practiceAnswers).set(texts).where(sameAnswer).returning()
  if (!saved) throw new Problem('state-conflict', { text: 'jobseekers.practice-changed' })
  return { id: saved.id, version }
}

export async function removeAnswer(tx: Tx, accountId: string, id: string): Promise<void> {
  const [gone] = await tx
    .delete(practiceAnswers)
    .where(and(eq(practiceAnswers.id, id), eq(practiceAnswers.accountId, accountId)))
    .returning({ id: practiceAnswers.id })
  if (!gone) throw new Problem('not-found')
}

/** A limit that people do not reach, against faults and abuse. */
async function keepRoom(tx: Tx, accountId: string): Promise<void> {
  // Locked, so that two windows cannot pass the limit together.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`practice ${accountId}`}, 0))`)
  const [stored] = await tx.select({ answers: count() }).from(practiceAnswers).where(eq(practiceAnswers.accountId, accountId))
  if ((stored?.answers ?? 0) >= MAX_PRACTICE_ANSWERS) {
    throw new Problem('state-conflict', { text: 'jobseekers.practice-too-many', facts: { most: MAX_PRACTICE_ANSWERS } })
  }
}
