import { randomUUID } from 'node:crypto'
import { type CvFacts, Problem } from '@onward/contracts'
import type { Database, Tx } from '@onward/database'
import { and, count, desc, eq, inArray, lt } from 'drizzle-orm'
import type { CvRow } from '../db/schema'
import { cvReviews, cvs } from '../db/schema'
import { enqueueAnalysis } from './analysis'

export const notReadYet = () => new Problem('state-conflict', { text: 'jobseekers.cv-not-read' })

/** A CV of the signed-in person; `not-found` for another's. */
export async function ownCv(tx: Tx, accountId: string, cvId: string): Promise<CvRow> {
  const [row] = await tx
    .select()
    .from(cvs)
    .where(and(eq(cvs.id, cvId), eq(cvs.accountId, accountId)))
  if (!row) throw new Problem('not-found')
  return row
}

/** A person's CVs with their scores, the newest first. */
export const scoredCvs = (tx: Tx, accountId: string) =>
  tx
    .select({ cv: cvs, score: cvReviews.aiScore })
    .from(cvs)
    .leftJoin(cvReviews, eq(cvReviews.cvId, cvs.id))
    .where(eq(cvs.accountId, accountId))
    .orderBy(desc(cvs.uploadedAt), desc(cvs.id))

export async function reviewOf(tx: Tx, cvId: string): Promise<typeof cvReviews.$inferSelect | undefined> {
  const [review] = await tx.select().from(cvReviews).where(eq(cvReviews.cvId, cvId))
  return review
}

/** A person's active CV, with its review. */
export async function activeCv(tx: Tx, accountId: string) {
  const [found] = await tx
    .select({ cv: cvs, review: cvReviews })
    .from(cvs)
    .leftJoin(cvReviews, eq(cvReviews.cvId, cvs.id))
    .where(and(eq(cvs.accountId, accountId), eq(cvs.isActive, true)))
  return found
}

/** The facts read from a CV; null when it was not, or could not be, read. */
export async function factsOf(tx: Tx, cvId: string): Promise<CvFacts | null> {
  const [review] = await tx.select({ facts: cvReviews.facts }).from(cvReviews).where(eq(cvReviews.cvId, cvId))
  return review?.facts ?? null
}

/** The number of documents before this one in the queue. They belong to everyone, so the system counts them. */
export const positionInLine = (db: Database, uploadedAt: Date): Promise<number> =>
  db.withSystem(async (tx) => {
    const [line] = await tx
      .select({ before: count() })
      .from(cvs)
      .where(and(inArray(cvs.state, ['waiting', 'reading']), lt(cvs.uploadedAt, uploadedAt)))
    return line?.before ?? 0
  })

type StoredFile = Pick<typeof cvs.$inferInsert, 'filename' | 'filePath' | 'fileType' | 'fileSize' | 'addedBy'>
/**
 * Adds a stored file as a CV of the person, with the job that reads it. Gives its id.
 */
export async function addCv(tx: Tx, accountId: string, file: StoredFile & { id?: string }, now: Date): Promise<string> {
  const { id = randomUUID(), ...facts } = file
  await tx.insert(cvs).values({ id, accountId, ...facts, isActive: false, uploadedAt: now, state: 'waiting' })
  await enqueueAnalysis(tx, id)
  return id
}

export async function removeCv(tx: Tx, cvId: string): Promise<void> {
  await tx.delete(cvs).where(eq(cvs.id, cvId))
}
