import { emitEvent, type Tx } from '@onward/database'
import { lockPeople } from '../cases/history-store'
import { countsOf, type PastEntry } from '../figures/counts'
import { addForgottenCounts } from '../figures/forgotten-counts-store'
import { deleteReferrals, overBefore, recordsOf } from './forget-store'
import type { Referral } from './new-referral'

/** Referrals of one batch. */
const AT_ONCE = 500

/**
 * Deletes the next referrals that were over before a time with all that belongs to them, here and in the event log; figures keep their counts.
 * Gives how many.
 */
export async function forgetReferrals(tx: Tx, before: Date, limit: number): Promise<number> {
  const over = await overBefore(tx, before, Math.min(limit, AT_ONCE))
  if (over.length > 0) await forget(tx, over)
  return over.length
}

/** Deletes these referrals now, with all that belongs to them; the links of people who never activated end. As the system. */
export const forgetAtOnce = (tx: Tx, referrals: readonly Referral[]): Promise<void> => forget(tx, referrals)

async function forget(tx: Tx, over: readonly Referral[]): Promise<void> {
  const ids = over.map(({ id }) => id)
  const people = [...new Set(over.map(({ accountId }) => accountId))]
  // Their events wait for this lock: each is recorded before the deletion or not at all.
  await lockPeople(tx, people)
  const { theirCases, entries, jobs } = await recordsOf(tx, ids, people)
  const entriesOf = new Map<string, PastEntry[]>(people.map((accountId) => [accountId, []]))
  for (const entry of entries) entriesOf.get(entry.accountId)?.push(entry)
  await addForgottenCounts(
    tx,
    over.flatMap((referral) =>
      countsOf({
        referral,
        one: theirCases.find(({ referralId }) => referralId === referral.id) ?? null,
        entries: entriesOf.get(referral.accountId) ?? [],
        placements: jobs.filter(({ referralId }) => referralId === referral.id),
      }),
    ),
  )
  // Ends the links of people who never activated.
  for (const { id, accountId, endedAt, version } of over) {
    if (!endedAt) await emitEvent(tx, 'referral.withdrawn', id, version + 1, { referralId: id, accountId })
  }
  await deleteReferrals(tx, ids, people)
}
