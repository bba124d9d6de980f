import { BADGE_IDS, BADGES, type BadgeId } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, eq } from 'drizzle-orm'
import { applications, badgeHolders } from '../db/schema'

/** Names of the badges that a person holds, in the order of the courses. */
export async function badgesOf(tx: Tx, accountId: string): Promise<string[]> {
  const held = await tx
    .select({ badge: badgeHolders.badge })
    .from(badgeHolders)
    .where(and(eq(badgeHolders.accountId, accountId), eq(badgeHolders.revoked, false)))
  return BADGE_IDS.filter((id) => held.some(({ badge }) => badge === id)).map((id) => BADGES[id].name.en)
}

export async function saveHolder(
  tx: Tx,
  { credentialId, accountId, badge }: { credentialId: string; accountId: string; badge: BadgeId },
  revoked: boolean,
): Promise<void> {
  await tx
    .insert(badgeHolders)
    .values({ credentialId, accountId, badge, revoked })
    .onConflictDoUpdate({ target: badgeHolders.credentialId, set: { revoked } })
  // Updates the badges shown on a person's applications. Ended applications keep theirs, except for revoked badges.
  const badges = await badgesOf(tx, accountId)
  const theirs = eq(applications.accountId, accountId)
  await tx
    .update(applications)
    .set({ badges })
    .where(revoked ? theirs : and(theirs, eq(applications.live, true)))
}
