import { randomBytes } from 'node:crypto'
import { Problem, SECOND_FACTOR_MINUTES } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { Config } from '@onward/service-kit'
import { type Keys, openField, sealField, sha256 } from '@onward/service-kit/keys'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { type Account, accounts, halfSignedIn, secondFactors } from '../db/schema'
import { isStaff } from './staff-role'
import { newSecret, stepOfCode } from './totp'

export const HALF_COOKIE = 'onward_half_signed_in'
const COOKIE_PATH = '/api/identity/second-factor'
const boundTo = (accountId: string): string => `second_factors.secret ${accountId}`

/** What a right password of this account leads to: the session, a code, or setting up the app. */
export async function nextFactor(
  tx: Tx,
  account: Account,
  { staffSecondFactor }: Pick<Config, 'staffSecondFactor'>,
): Promise<'code' | 'set-up' | null> {
  if (!isStaff(account)) return null
  const [factor] = await tx
    .select({ confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.accountId, account.id))
  if (factor?.confirmedAt) return 'code'
  // Begun: by themselves on the account page, or where it was required.
  if (factor) return 'set-up'
  return staffSecondFactor === 'required' ? 'set-up' : null
}

/** Remembers on this browser, by a cookie that scripts cannot read, whose password was right. */
export async function beginHalf(tx: Tx, { id, credential }: Account, now: Date): Promise<string> {
  const cookie = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + SECOND_FACTOR_MINUTES * 60_000)
  await tx.insert(halfSignedIn).values({ hash: sha256(cookie), accountId: id, credential, expiresAt })
  return cookie
}
export const keepHalf = (reply: FastifyReply, { secure }: Config, value: string): unknown =>
  reply.setCookie(HALF_COOKIE, value, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: COOKIE_PATH,
    maxAge: SECOND_FACTOR_MINUTES * 60,
  })
export const clearHalf = (reply: FastifyReply): unknown => reply.clearCookie(HALF_COOKIE, { path: COOKIE_PATH })

/** The account of a browser that is half signed in. Throws `link-expired` when its minutes are over, or the password has changed. */
export async function halfOf(tx: Tx, cookie: string | undefined, now: Date): Promise<Account> {
  const [row] = await tx
    .select({ account: accounts })
    .from(halfSignedIn)
    .innerJoin(accounts, and(eq(accounts.id, halfSignedIn.accountId), eq(accounts.credential, halfSignedIn.credential)))
    .where(and(eq(halfSignedIn.hash, sha256(cookie ?? '')), gt(halfSignedIn.expiresAt, now)))
  if (!row || row.account.suspendedAt) throw new Problem('link-expired', { text: 'identity.second-factor-sign-in-again' })
  return row.account
}
export const endHalves = (tx: Tx, accountId: string): Promise<unknown> =>
  tx.delete(halfSignedIn).where(eq(halfSignedIn.accountId, accountId))
export const forgetHalves = (tx: Tx, now: Date): Promise<unknown> =>
  tx.delete(halfSignedIn).where(lt(halfSignedIn.expiresAt, now))

/** The secret of an account that has no confirmed app; the one that was begun goes on. */
export async function secretToSetUp(tx: Tx, keys: Pick<Keys, 'fields'>, accountId: string, now: Date): Promise<string> {
  const sealed = sealField(keys, newSecret(), boundTo(accountId))
  await tx.insert(secondFactors).values({ accountId, secret: sealed, startedAt: now }).onConflictDoNothing()
  const [factor] = await tx.select().from(secondFactors).where(eq(secondFactors.accountId, accountId))
  if (!factor || factor.confirmedAt) throw new Problem('state-conflict', { text: 'identity.second-factor-app-exists' })
  return openField(keys, factor.secret, boundTo(accountId))
}

/** Whether a code of the app fits; it is used up. `confirm` takes the first code of an app that is being set up. */
export async function useCode(
  tx: Tx,
  keys: Pick<Keys, 'fields'>,
  accountId: string,
  code: string,
  confirm: boolean,
  now: Date,
): Promise<boolean> {
  const [factor] = await tx.select().from(secondFactors).where(eq(secondFactors.accountId, accountId)).for('update')
  if (!factor || (factor.confirmedAt === null) !== confirm) return false
  const secret = openField(keys, factor.secret, boundTo(accountId))
  const step = stepOfCode(secret, code.replace(/\s/g, ''), factor.lastStep, now)
  if (step === null) return false
  await tx
    .update(secondFactors)
    .set({ lastStep: step, ...(confirm && { confirmedAt: now }) })
    .where(eq(secondFactors.accountId, accountId))
  return true
}

/** How many codes are left, for the person's own page. */
export async function recoveryCodesLeft(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from identity.recovery_codes where account_id = ${accountId} and used_at is null`,
  )
  return row?.n ?? 0
}
