import { Problem } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { eq } from 'drizzle-orm'
import { openGrantOf } from '../coach/grants-store'
import { referralAnswers } from '../db/coach-schema'

/** The referral that a person has not answered for yet. */
export async function waitingReferral(tx: Tx, accountId: string): Promise<string | null> {
  const grant = await openGrantOf(tx, accountId)
  if (!grant) return null
  const [answered] = await tx
    .select({ id: referralAnswers.referralId })
    .from(referralAnswers)
    .where(eq(referralAnswers.referralId, grant.referralId))
  return answered ? null : grant.referralId
}

/** Each referral is answered once; `state-conflict` in a second window. */
export async function keepAnswer(tx: Tx, accountId: string, referralId: string, used: boolean, now: Date): Promise<void> {
  const [kept] = await tx
    .insert(referralAnswers)
    .values({ referralId, accountId, used, answeredAt: now })
    .onConflictDoNothing()
    .returning({ id: referralAnswers.referralId })
  if (!kept) throw new Problem('state-conflict')
}
