import { ENGINE_VERSION } from '@onward/cv-engine'
import type { Tx } from '@onward/database'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { type CvRow, cvReviews, cvs } from '../db/schema'

type Review = Omit<typeof cvReviews.$inferInsert, 'cvId' | 'accountId' | 'analysedAt'>
const UNREAD = inArray(cvs.state, ['waiting', 'reading'])

/** Marks a CV as being read and counts the try; undefined when it was deleted or read before. */
export async function startReading(tx: Tx, cvId: string): Promise<CvRow | undefined> {
  const [started] = await tx
    .update(cvs)
    .set({ state: 'reading', tries: sql`${cvs.tries} + 1` })
    .where(and(eq(cvs.id, cvId), UNREAD))
    .returning()
  return started
}

/** Marks a CV as read or refused; undefined when it was deleted or read before. */
export async function endReading(tx: Tx, cvId: string, refusal: CvRow['refusal']): Promise<{ isChosen: boolean } | undefined> {
  const [ended] = await tx
    .update(cvs)
    .set({ state: refusal === null ? 'analysed' : 'refused', refusal })
    .where(and(eq(cvs.id, cvId), UNREAD))
    .returning({ isChosen: cvs.activeWhenRead })
  return ended
}

export async function addReview(tx: Tx, cv: Pick<CvRow, 'id' | 'accountId'>, review: Review, analysedAt: Date): Promise<void> {
  await tx.insert(cvReviews).values({ cvId: cv.id, accountId: cv.accountId, ...review, analysedAt })
}

export async function changeReview(tx: Tx, cvId: string, review: Review): Promise<void> {
  await tx.update(cvReviews).set(review).where(eq(cvReviews.cvId, cvId))
}

export async function analysedCv(tx: Tx, cvId: string): Promise<CvRow | undefined> {
  const [row] = await tx
    .select()
    .from(cvs)
    .where(and(eq(cvs.id, cvId), eq(cvs.state, 'analysed')))
  return row
}

/** Reviews by an older engine; first those of active CVs and of CVs shown to employers. */
export const outdatedReviews = (tx: Tx) =>
  tx
    .select({ cvId: cvReviews.cvId })
    .from(cvReviews)
    .innerJoin(cvs, eq(cvs.id, cvReviews.cvId))
    .where(ne(cvReviews.engineVersion, ENGINE_VERSION))
    .orderBy(desc(cvs.isActive), desc(cvs.employerVisible))

export async function markBadge(tx: Tx, accountId: string, cvId: string): Promise<void> {
  await tx
    .update(cvReviews)
    .set({ badgeCompleted: true })
    .where(and(eq(cvReviews.cvId, cvId), eq(cvReviews.accountId, accountId)))
}

export async function unmarkBadges(tx: Tx, accountId: string): Promise<void> {
  await tx.update(cvReviews).set({ badgeCompleted: false }).where(eq(cvReviews.accountId, accountId))
}
