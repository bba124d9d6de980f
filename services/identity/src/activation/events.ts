import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { activationSessions, activations, activationTokens } from '../db/schema'
import { requestActivationLetters } from './letter'

/** What is kept of somebody once nobody needs to write to them by their referral. */
export const NO_CONTACT = { firstName: '', lastName: '', email: '', phone: '' } as const

export const forgetInvited = (tx: Tx, referralId: string, untilVersion: number): Promise<unknown> =>
  tx.execute(sql`select events.forget_invited(${referralId}::uuid, ${untilVersion}::bigint)`)

/** Casework refers somebody, or takes that back. */
export function activationEvents(kit: ServiceKit): void {
  kit.onEvent('referral.invited', async ({ referralId, ...invited }, tx, { version, at }) => {
    const facts = { ...invited, version, invitedAt: at, withdrawnAt: null }
    const [before] = await tx.select().from(activations).where(eq(activations.referralId, referralId)).for('update')
    const [activation] = await tx
      .insert(activations)
      .values({ referralId, ...facts })
      .onConflictDoUpdate({
        target: activations.referralId,
        set: { ...facts, letter: sql`${activations.letter} + 1` },
        setWhere: and(lt(activations.version, version), isNull(activations.activatedAt)),
      })
      .returning()
    if (!activation) return
    // Whoever had the first address or number by mistake has nothing to do with it any more, and may ask for no other link.
    if (before && (before.email !== activation.email || before.phone !== activation.phone)) {
      await tx.delete(activationTokens).where(eq(activationTokens.referralId, referralId))
      await tx.delete(activationSessions).where(eq(activationSessions.referralId, referralId))
    }
    await requestActivationLetters(tx, activation)
  })

  kit.onEvent('referral.withdrawn', async ({ referralId, accountId }, tx, { version, at }) => {
    // Where the order itself has not come yet, it finds that it is withdrawn.
    const ended = { ...NO_CONTACT, version, withdrawnAt: at }
    const [withdrawn] = await tx
      .insert(activations)
      .values({ referralId, accountId, jobcentre: '', language: 'en', round: 0, invitedAt: at, ...ended })
      .onConflictDoUpdate({
        target: activations.referralId,
        set: ended,
        setWhere: and(lt(activations.version, version), isNull(activations.activatedAt)),
      })
      .returning()
    if (withdrawn) await forgetInvited(tx, referralId, version)
  })
}

/** Removes referrals that nobody activated: the person's name and address are no longer needed, here or in the log. */
export async function forgetWaiting(tx: Tx, before: Date): Promise<number> {
  const gone = await tx
    .delete(activations)
    .where(and(isNull(activations.activatedAt), lt(activations.invitedAt, before)))
    .returning({ referralId: activations.referralId, version: activations.version })
  for (const { referralId, version } of gone) await forgetInvited(tx, referralId, version)
  return gone.length
}

/** Removes referrals that wait for this address: whoever has it is being erased. */
export async function forgetActivationsTo(tx: Tx, email: string): Promise<void> {
  const gone = await tx
    .delete(activations)
    .where(eq(sql`lower(${activations.email})`, email.toLowerCase()))
    .returning({ referralId: activations.referralId, version: activations.version })
  for (const { referralId, version } of gone) await forgetInvited(tx, referralId, version)
}

/** A password that was chosen waits for half an hour, not longer; the browser is known for a week, to say that its time is over. */
export async function endActivationSessions(tx: Tx, now: Date): Promise<void> {
  await tx.update(activationSessions).set({ passwordHash: null }).where(lt(activationSessions.expiresAt, now))
  await tx.delete(activationSessions).where(lt(activationSessions.expiresAt, new Date(now.getTime() - 7 * 24 * 3_600_000)))
}

/** Links that have long been over say nothing any more. */
export async function forgetLinks(tx: Tx, before: Date): Promise<number> {
  const gone = await tx
    .delete(activationTokens)
    .where(lt(activationTokens.expiresAt, before))
    .returning({ hash: activationTokens.hash })
  return gone.length
}
