import type { CvAnalysis, CvFacts } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { cvReviews, cvs, type MatchProfile, type ProfileRow, profiles, type WorkFact } from '../db/schema'

export async function lockProfile(tx: Tx, accountId: string): Promise<ProfileRow | undefined> {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.accountId, accountId)).for('update')
  return profile
}

/** What was read of the active CV; null without one. */
export async function activeReview(
  tx: Tx,
  accountId: string,
): Promise<{ analysis: CvAnalysis; work: WorkFact[]; facts: CvFacts | null; uploadedAt: Date } | null> {
  const [review] = await tx
    .select({ analysis: cvReviews.analysis, work: cvReviews.work, facts: cvReviews.facts, uploadedAt: cvs.uploadedAt })
    .from(cvReviews)
    .innerJoin(cvs, eq(cvs.id, cvReviews.cvId))
    .where(and(eq(cvs.accountId, accountId), eq(cvs.isActive, true), eq(cvs.state, 'analysed')))
  return review ?? null
}

/** False when nothing changed. */
export async function saveMatchProfile(tx: Tx, accountId: string, next: MatchProfile, version: number): Promise<boolean> {
  // jsonb compares by value, whatever the order of keys.
  const differs = sql`${profiles.matchProfile} is distinct from ${JSON.stringify(next)}::text::jsonb`
  const changed = await tx
    .update(profiles)
    .set({ matchProfile: next, matchVersion: version })
    .where(and(eq(profiles.accountId, accountId), differs))
    .returning({ accountId: profiles.accountId })
  return changed.length > 0
}

/** Jobseekers whose match profile a migration has deleted. */
export const peopleToAnnounce = (tx: Tx, most: number) =>
  tx
    .select({ accountId: profiles.accountId })
    .from(profiles)
    .leftJoin(cvs, and(eq(cvs.accountId, profiles.accountId), eq(cvs.isActive, true)))
    .where(
      and(eq(profiles.isJobseeker, true), isNull(profiles.matchProfile), or(gt(profiles.matchVersion, 0), isNotNull(cvs.id))),
    )
    .limit(most)
