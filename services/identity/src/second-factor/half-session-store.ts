import { randomBytes } from 'node:crypto'
import { Problem, SECOND_FACTOR_MINUTES } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { sha256 } from '@onward/service-kit/keys'
import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { lockVerified } from '../accounts/store'
import { type Account, accounts, halfSignedIn } from '../db/schema'
import { HALF_COOKIE } from './half-cookie'

/** A session after the right password and before the second factor; an HttpOnly cookie names it. */

export async function openHalfSession(tx: Tx, account: Account, now: Date): Promise<string> {
  const { id, credential } = await lockVerified(tx, account)
  const cookie = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + SECOND_FACTOR_MINUTES * 60_000)
  await tx.insert(halfSignedIn).values({ hash: sha256(cookie), accountId: id, credential, expiresAt })
  return cookie
}

/** The account of such a session. Throws `link-expired` when it has expired, or the password has changed. */
export async function halfSignedInAccount(tx: Tx, { cookies }: FastifyRequest, now: Date): Promise<Account> {
  const [row] = await tx
    .select({ account: accounts })
    .from(halfSignedIn)
    .innerJoin(accounts, and(eq(accounts.id, halfSignedIn.accountId), eq(accounts.credential, halfSignedIn.credential)))
    .where(and(eq(halfSignedIn.hash, sha256(cookies[HALF_COOKIE] ?? '')), gt(halfSignedIn.expiresAt, now)))
  if (!row || row.account.suspendedAt) throw new Problem('link-expired', { text: 'identity.second-factor-sign-in-again' })
  return row.account
}
export const endHalfSessions = (tx: Tx, accountId: string): Promise<unknown> =>
  tx.delete(halfSignedIn).where(eq(halfSignedIn.accountId, accountId))
export function forgetHalfSessions(tx: Tx, now: Date, most: number): Promise<unknown> {
  const { hash, expiresAt } = halfSignedIn
  return tx
    .delete(halfSignedIn)
    .where(inArray(hash, tx.select({ hash }).from(halfSignedIn).where(lt(expiresAt, now)).limit(most)))
}
