import { type Database, emitEvent, type Tx } from '@onward/database'
import { sumOfEach } from '@onward/service-kit'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { forgetActivationsTo } from '../activation/store'
import { accounts, activations, invitations, sessions, staffInvitations } from '../db/schema'

/** Erases at most so many accounts whose waiting time has ended, each in a transaction of its own. Gives how many. */
export async function eraseDue(db: Database, now: Date, most: number): Promise<number> {
  const due = await db.withSystem((tx) =>
    tx.select({ id: accounts.id }).from(accounts).where(lte(accounts.eraseAt, now)).orderBy(asc(accounts.eraseAt)).limit(most),
  )
  return sumOfEach(due, ({ id }) =>
    db.withSystem(async (tx) => {
      // Kept at the last moment, or erased by another process.
      const still = and(eq(accounts.id, id), lte(accounts.eraseAt, now))
      const [account] = await tx.select().from(accounts).where(still).for('update')
      if (!account) return 0
      await tx.delete(invitations).where(eq(sql`lower(${invitations.email})`, account.email.toLowerCase()))
      await forgetActivationsTo(tx, account.email)
      await eraseAccount(tx, id, account.version + 1, now)
      return 1
    }),
  )
}

/**
 * Erases an account, stores its id in the ledger of erasures and emits the event. Also works for an account that a restored backup
 * brought back, or that is already deleted.
 */
export async function eraseAccount(tx: Tx, accountId: string, version: number, now: Date): Promise<void> {
  await tx.execute(sql`select events.erase(${accountId}::uuid, ${now.toISOString()}::timestamptz)`)
  await emitEvent(tx, 'account.erased', accountId, version, { accountId })
  await tx.execute(sql`delete from identity.rate_buckets where strpos(bucket, ${accountId}) > 0`)
  // Activated referrals have no contact details any more.
  await tx.delete(activations).where(eq(activations.accountId, accountId))
  // A staff invitation has the person's name.
  const theirs = tx
    .select({ email: sql`lower(${accounts.email})` })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  await tx.delete(staffInvitations).where(inArray(sql`lower(${staffInvitations.email})`, theirs))
  // Email tokens and changes of address are deleted with the account, refresh tokens with the sessions.
  await tx.delete(sessions).where(eq(sessions.accountId, accountId))
  await tx.delete(accounts).where(eq(accounts.id, accountId))
}

/** All accounts that were erased, the earliest first. */
export const erasedAccounts = (tx: Tx) =>
  tx.execute<{ account: string }>(sql`select account from events.erased order by at, account`)
