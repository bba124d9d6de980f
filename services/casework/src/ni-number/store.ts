import { emitEvent, type Tx } from '@onward/database'
import { type Keys, keyedHash, openField, sealField } from '@onward/service-kit/keys'
import { and, eq } from 'drizzle-orm'
import { claimants } from '../db/schema'

/** What the sealed number is bound to: it opens for this person's row alone. */
const boundTo = (accountId: string): string => `claimants/${accountId}/ni_number`

export async function claimantOf(tx: Tx, accountId: string) {
  const [row] = await tx.select().from(claimants).where(eq(claimants.accountId, accountId))
  return row
}

/** Whether the person's recorded number is the one with this hash. */
export async function hasNumber(tx: Tx, accountId: string, niHash: Buffer): Promise<boolean> {
  return (await tx.$count(claimants, and(eq(claimants.accountId, accountId), eq(claimants.niHash, niHash)))) > 0
}

export const openClaimantNumber = (
  keys: Pick<Keys, 'fields'>,
  { accountId, niNumber }: { accountId: string; niNumber: string },
): string => openField(keys, niNumber, boundTo(accountId))

/**
 * Records a person's number, sealed, and emits `claimant.ni-recorded`. False when they have a number already, or somebody else has this one.
 * `by` is who recorded it: the person, unless somebody else is named.
 */
export async function recordClaimant(
  tx: Tx,
  keys: Pick<Keys, 'fields' | 'hash'>,
  { accountId, niNumber, at, by = accountId }: { accountId: string; niNumber: string; at: Date; by?: string },
): Promise<boolean> {
  const [made] = await tx
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
  if (!made) return false
  await emitEvent(tx, 'claimant.ni-recorded', accountId, 1, { accountId })
  return true
}
