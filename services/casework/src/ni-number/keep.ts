import type { Tx } from '@onward/database'
import { emitEvent } from '@onward/database'
import { type Keys, keyedHash, sealField } from '@onward/service-kit/keys'
import { claimants } from '../db/schema'

/** What the sealed number is bound to: it opens for this person's row alone. */
export const boundTo = (accountId: string): string => `claimants/${accountId}/ni_number`

/**
 * Seals and keeps a number and tells that there is one; false when the person has a number or somebody else has this one. `by` is who
 * recorded it: the person, unless somebody else is named.
 */
export async function keepNiNumber(
  tx: Tx,
  keys: Pick<Keys, 'fields' | 'hash'>,
  { accountId, niNumber, at, by = accountId }: { accountId: string; niNumber: string; at: Date; by?: string },
): Promise<boolean> {
  const [kept] = await tx
    .insert(claimants)
    .values({
      accountId,
      niNumber: sealField(keys, niNumber, boundTo(accountId)),
      niHash: keyedHash(keys, 'ni-number', niNumber),
      recordedAt: at,
      recordedBy: by,
    })
    .onConflictDoNothing()
    .returning({ accountId: claimants.accountId })
  if (!kept) return false
  await emitEvent(tx, 'claimant.ni-recorded', accountId, 1, { accountId })
  return true
}
