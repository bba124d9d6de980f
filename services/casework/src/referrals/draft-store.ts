import { maskNiNumberForAgent, NI_NUMBER_INVALID, niNumber, Problem, type ReferralDraft, referralDraft } from '@onward/contracts'
import type { Database, Tx } from '@onward/database'
import { type Keys, openField, sealField } from '@onward/service-kit/keys'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { referralDrafts } from '../db/schema'

type Fields = Pick<Keys, 'fields'>
type DraftRow = typeof referralDrafts.$inferSelect

/** What a draft and its number are bound to: they open for this agent's row alone. */
const boundTo = (accountId: string): string => `referral_drafts/${accountId}`
const numberBoundTo = (accountId: string): string => `referral_drafts/${accountId}/ni_number`

const sealDraft = (keys: Fields, accountId: string, draft: ReferralDraft): string =>
  sealField(keys, JSON.stringify(draft), boundTo(accountId))
/** Null where the number is not whole: only a whole one can be masked. */
function sealDraftNumber(keys: Fields, accountId: string, typed: string): string | null {
  const number = v.safeParse(niNumber, typed)
  return number.success ? sealField(keys, number.output, numberBoundTo(accountId)) : null
}

const openNumber = (keys: Fields, { accountId, niNumber: sealed }: DraftRow): string | null =>
  sealed === null ? null : openField(keys, sealed, numberBoundTo(accountId))

/** What the agent typed, its number as a mask. */
function openDraft(keys: Fields, row: DraftRow): ReferralDraft & { niMask: string | null } {
  const draft = v.parse(referralDraft, JSON.parse(openField(keys, row.sealed, boundTo(row.accountId))))
  const number = openNumber(keys, row)
  return { ...draft, niMask: number && maskNiNumberForAgent(number) }
}

/** An agent's draft, on whatever device. */
export async function readDraft(tx: Tx, keys: Fields, accountId: string) {
  const [row] = await tx.select().from(referralDrafts).where(eq(referralDrafts.accountId, accountId))
  return row ? { draft: openDraft(keys, row), updatedAt: row.updatedAt.toISOString() } : { draft: null, updatedAt: null }
}

/** Saves what the agent typed. Without a number the one that is saved stays. */
export async function saveDraft(
  tx: Tx,
  keys: Fields,
  accountId: string,
  { niNumber, ...draft }: ReferralDraft & { niNumber?: string },
  now: Date,
): Promise<void> {
  const row = {
    sealed: sealDraft(keys, accountId, draft),
    updatedAt: now,
    ...(niNumber !== undefined && { niNumber: sealDraftNumber(keys, accountId, niNumber) }),
  }
  await tx
    .insert(referralDrafts)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: referralDrafts.accountId, set: row })
}

export const removeDraft = (tx: Tx, accountId: string): Promise<unknown> =>
  tx.delete(referralDrafts).where(eq(referralDrafts.accountId, accountId))

/** The number of an agent's draft. Throws `invalid-input` when there is none. */
export async function draftNumber(tx: Tx, keys: Fields, accountId: string): Promise<string> {
  const [row] = await tx.select().from(referralDrafts).where(eq(referralDrafts.accountId, accountId))
  const number = row && openNumber(keys, row)
  if (!number) throw new Problem('invalid-input', { errors: [{ field: 'niNumber', message: NI_NUMBER_INVALID }] })
  return number
}

const draftWithNumber = v.looseObject({ niNumber: v.string() })

/** Moves the numbers of old drafts, sealed with the rest, to their own column. Gives how many drafts had one. */
export async function sealNumbersApart(db: Database, keys: Fields): Promise<number> {
  let moved = 0
  for (const { accountId, sealed } of await db.withSystem((tx) => tx.select().from(referralDrafts))) {
    // A draft whose key is gone cannot be opened; the service starts all the same.
    if (!keys.fields.all.has(sealed.split('.')[0] ?? '')) continue
    const found = v.safeParse(draftWithNumber, JSON.parse(openField(keys, sealed, boundTo(accountId))))
    if (!found.success) continue
    const apart = {
      sealed: sealDraft(keys, accountId, v.parse(referralDraft, found.output)),
      niNumber: sealDraftNumber(keys, accountId, found.output.niNumber),
    }
    // Not where its agent has saved it again meanwhile.
    const same = and(eq(referralDrafts.accountId, accountId), eq(referralDrafts.sealed, sealed))
    await db.withSystem((tx) => tx.update(referralDrafts).set(apart).where(same))
    moved += 1
  }
  return moved
}
