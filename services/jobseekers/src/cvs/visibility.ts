import type { Tx } from '@onward/database'
import { emitEvent } from '@onward/database'
import { and, eq, sql } from 'drizzle-orm'
import type { ProfileRow } from '../db/schema'
import { cvReviews, cvs, profiles } from '../db/schema'
import { districtOf } from '../profile/area'

/** Shows one CV to employers, or none, and tells the pool; in the caller's transaction. */
export async function showOnly(tx: Tx, accountId: string, cvId: string | null): Promise<void> {
  // Locks the person first: two switches at once go one after the other.
  const [profile] = await tx
    .update(profiles)
    .set({ visibilityVersion: sql`${profiles.visibilityVersion} + 1` })
    .where(eq(profiles.accountId, accountId))
    .returning()
  await tx.update(cvs).set({ employerVisible: false }).where(eq(cvs.accountId, accountId))
  await tx.update(cvReviews).set({ employerUnlocked: false }).where(eq(cvReviews.accountId, accountId))
  if (cvId) {
    await tx.update(cvs).set({ employerVisible: true }).where(eq(cvs.id, cvId))
    await tx.update(cvReviews).set({ employerUnlocked: true }).where(eq(cvReviews.cvId, cvId))
  }
  if (profile) await announceVisibility(tx, profile, cvId)
}

/** Tells the pool again when what it shows of a profile has changed; call it in the transaction of the change. */
export async function announcePoolFacts(tx: Tx, before: ProfileRow): Promise<void> {
  const { accountId } = before
  const [now] = await tx.select().from(profiles).where(eq(profiles.accountId, accountId))
  if (!now || (now.postcode === before.postcode && now.availability === before.availability)) return
  const [open] = await tx
    .select({ id: cvs.id })
    .from(cvs)
    .where(and(eq(cvs.accountId, accountId), eq(cvs.employerVisible, true)))
  if (!open) return
  const [profile] = await tx
    .update(profiles)
    .set({ visibilityVersion: sql`${profiles.visibilityVersion} + 1` })
    .where(eq(profiles.accountId, accountId))
    .returning()
  if (profile) await announceVisibility(tx, profile, open.id)
}

async function announceVisibility(tx: Tx, profile: ProfileRow, cvId: string | null): Promise<void> {
  const { accountId, availability, visibilityVersion } = profile
  const facts = cvId ? { area: districtOf(profile), availability } : { area: null, availability: null }
  await emitEvent(tx, 'jobseeker.visibility', accountId, visibilityVersion, { accountId, cvId, ...facts })
}
