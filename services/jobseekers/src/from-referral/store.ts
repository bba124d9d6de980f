import { Problem } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { eq } from 'drizzle-orm'
import { openGrantOf } from '../coach/grants-store'
import { referralAnswers } from '../db/coach-schema'

/** The referral that the person has not answered yet. */
export async function waitingReferral(tx: Tx, accountId: string): Promise<string | null> {
  const grant = await openGrantOf(tx, accountId)
  if (!grant) return null
  const [answered] = await tx
    .select({ id: referralAnswers.referralId })
    .from(referralAnswers)
    .where(eq(referralAnswers.referralId, grant.referralId))
  return answered ? null : grant.referralId
}

/** Each referral is answered once; `state-conflict` for a second answer. */
export async function keepAnswer(tx: Tx, accountId: string, referralId: string, used: boolean, now: Date): Promise<void> {
  const [saved] = await tx
    .insert(referralAnswers)
    .values({ referralId, accountId, used, answeredAt: now })
    .onConflictDoNothing()
    .returning({ id: referralAnswers.referralId })
  if (!saved) throw new Problem('state-conflict')
}
