import type { Tx } from '@onward/database'
import { and, eq, sql } from 'drizzle-orm'
import { cvReviews, cvs, type ProfileRow, profiles } from '../db/schema'

/** Locks the profile, so that changes of visibility run one after the other. */
export async function raiseVisibilityVersion(tx: Tx, accountId: string): Promise<ProfileRow | undefined> {
  const [profile] = await tx
    .update(profiles)
    .set({ visibilityVersion: sql`${profiles.visibilityVersion} + 1` })
    .where(eq(profiles.accountId, accountId))
    .returning()
  return profile
}

export async function setVisible(tx: Tx, accountId: string, cvId: string | null): Promise<void> {
  await tx.update(cvs).set({ employerVisible: false }).where(eq(cvs.accountId, accountId))
  await tx.update(cvReviews).set({ employerUnlocked: false }).where(eq(cvReviews.accountId, accountId))
  if (!cvId) return
  await tx.update(cvs).set({ employerVisible: true }).where(eq(cvs.id, cvId))
  await tx.update(cvReviews).set({ employerUnlocked: true }).where(eq(cvReviews.cvId, cvId))
}

export async function visibleCv(tx: Tx, accountId: string): Promise<string | null> {
  const [open] = await tx
    .select({ id: cvs.id })
    .from(cvs)
    .where(and(eq(cvs.accountId, accountId), eq(cvs.employerVisible, true)))
  return open?.id ?? null
}

export async function poolFactsOf(tx: Tx, accountId: string): Promise<Pick<ProfileRow, 'postcode' | 'availability'> | undefined> {
  const [facts] = await tx
    .select({ postcode: profiles.postcode, availability: profiles.availability })
    .from(profiles)
    .where(eq(profiles.accountId, accountId))
  return facts
}
