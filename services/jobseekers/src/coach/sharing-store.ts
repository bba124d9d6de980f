import { CONSENTS, type ConsentKind, type Sharing } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { emitEvent } from '@onward/database'
import { eq, sql } from 'drizzle-orm'
import { hasConsent, withdrawConsent } from '../consents/store'
import { profiles } from '../db/schema'

/** What a person currently shares with their work coach, from their consents. */
export const sharingOf = async (tx: Tx, accountId: string): Promise<Sharing> => ({
  cv: await hasConsent(tx, accountId, 'coach-cv'),
  matches: await hasConsent(tx, accountId, 'coach-matches'),
})

/** The same for many people. */
export function sharingIn(
  given: readonly { accountId: string; kind: ConsentKind; version: number }[],
  accountId: string,
): Sharing {
  const shares = (wanted: ConsentKind) =>
    given.some((one) => one.accountId === accountId && one.kind === wanted && one.version === CONSENTS[wanted].version)
  return { cv: shares('coach-cv'), matches: shares('coach-matches') }
}

/** Withdraws all of a person's sharing: they leave, or their case is over. */
export async function stopSharing(tx: Tx, accountId: string, at: Date): Promise<void> {
  const before = await sharingOf(tx, accountId)
  await withdrawConsent(tx, accountId, 'coach-cv', at)
  await withdrawConsent(tx, accountId, 'coach-matches', at)
  if (before.matches) await announceSharing(tx, accountId)
}

/** Announces to matching whether the work coach may see matches; call it in the transaction that changed the consent. */
export async function announceSharing(tx: Tx, accountId: string): Promise<void> {
  const [profile] = await tx
    .update(profiles)
    .set({ sharingVersion: sql`${profiles.sharingVersion} + 1` })
    .where(eq(profiles.accountId, accountId))
    .returning({ version: profiles.sharingVersion })
  if (!profile) return
  const { matches } = await sharingOf(tx, accountId)
  await emitEvent(tx, 'coach.sharing', accountId, profile.version, { accountId, matches })
}
