import { Problem } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, desc, eq, lt } from 'drizzle-orm'
import { accessLog, cases, referrals } from '../db/schema'

export async function recordAccess(tx: Tx, access: typeof accessLog.$inferInsert): Promise<void> {
  await tx.insert(accessLog).values(access)
}

/** The same for an event. Logs nothing when its referral was deleted since. */
export async function recordEventAccess(tx: Tx, access: typeof accessLog.$inferInsert & { referralId: string }): Promise<void> {
  const known = eq(referrals.id, access.referralId)
  const [referral] = await tx.select({ id: referrals.id }).from(referrals).where(known).for('key share')
  if (referral) await recordAccess(tx, access)
}

/** Accesses from before the person joined become those of the account that they joined with. */
export async function giveAccesses(tx: Tx, referralId: string, accountId: string): Promise<void> {
  await tx.update(accessLog).set({ accountId }).where(eq(accessLog.referralId, referralId))
}

/** The latest accesses to what a person has here, before a row of the log. */
export const accessesTo = (tx: Tx, accountId: string, { before, limit }: { before: number | null; limit: number }) =>
  tx
    .select()
    .from(accessLog)
    .where(and(eq(accessLog.accountId, accountId), before === null ? undefined : lt(accessLog.id, before)))
    .orderBy(desc(accessLog.id))
    .limit(limit)

/** A referral that the asking session may see, with the id of its case once there is one. */
export async function referralWithCase(tx: Tx, referralId: string) {
  const [referral] = await tx.select().from(referrals).where(eq(referrals.id, referralId))
  if (!referral) throw new Problem('not-found')
  const [one] = await tx.select({ id: cases.id }).from(cases).where(eq(cases.referralId, referral.id))
  return { referral, caseId: one?.id ?? null }
}
