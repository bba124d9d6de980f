import { randomBytes } from 'node:crypto'
import { Problem, RECOVERY_CODES } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { Config } from '@onward/service-kit'
import { type Keys, keyedHash, openField, sealField } from '@onward/service-kit/keys'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { isStaff } from '../accounts/rules'
import { type Account, recoveryCodes, secondFactors } from '../db/schema'
import { requestAccountEmail } from '../mail/account-emails'
import { endSessionsOf } from '../sessions/store'
import { endHalfSessions } from './half-session-store'
import { newSecret, stepOfCode } from './totp'

const boundTo = (accountId: string): string => `second_factors.secret ${accountId}`

type SecondFactor = typeof secondFactors.$inferSelect
export async function factorOf(tx: Tx, accountId: string): Promise<SecondFactor | undefined> {
  const [factor] = await tx.select().from(secondFactors).where(eq(secondFactors.accountId, accountId))
  return factor
}

/** What follows the right password of this account: the session, a code, or setting up the app. */
export async function nextFactor(
  tx: Tx,
  account: Account,
  { staffSecondFactor }: Pick<Config, 'staffSecondFactor'>,
): Promise<'code' | 'set-up' | null> {
  if (!isStaff(account)) return null
  const factor = await factorOf(tx, account.id)
  if (factor?.confirmedAt) return 'code'
  // Started by the person on the account page, or because it is required.
  if (factor) return 'set-up'
  return staffSecondFactor === 'required' ? 'set-up' : null
}

/** The secret of an account without a confirmed app; continues a started setup. */
export async function secretToSetUp(tx: Tx, keys: Pick<Keys, 'fields'>, accountId: string, now: Date): Promise<string> {
  const sealed = sealField(keys, newSecret(), boundTo(accountId))
  await tx.insert(secondFactors).values({ accountId, secret: sealed, startedAt: now }).onConflictDoNothing()
  const factor = await factorOf(tx, accountId)
  if (!factor || factor.confirmedAt) throw new Problem('state-conflict', { text: 'identity.second-factor-app-exists' })
  return openField(keys, factor.secret, boundTo(accountId))
}

/** Whether a code of the app is right; marks it as used. `confirm` accepts the first code of an app that is being set up. */
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

/** Deletes app and recovery codes; all other sessions end, and the next sign-in sets up a new app. */
export async function forgetSecondFactor(tx: Tx, account: Account, now: Date, exceptSession?: string): Promise<void> {
  if (!isStaff(account)) throw new Problem('state-conflict', { text: 'identity.second-factor-none' })
  const gone = await tx.delete(secondFactors).where(eq(secondFactors.accountId, account.id)).returning()
  if (gone.length === 0) throw new Problem('state-conflict', { text: 'identity.second-factor-no-app' })
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, account.id))
  await endHalfSessions(tx, account.id)
  await endSessionsOf(tx, account.id, 'second-factor', now, exceptSession)
  await requestAccountEmail(tx, account.id, 'second-factor-removed')
}

/** Crockford's alphabet: no I, L, O or U, so that codes are easy to write down and read. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const newCode = (): string => {
  const characters = [...randomBytes(10)].map((byte) => ALPHABET[byte % 32]).join('')
  return `${characters.slice(0, 5)}-${characters.slice(5)}`
}
/** Ignores case, spaces and hyphens, and reads letters that look like digits as those. */
const plain = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0')
const hashOf = (keys: Pick<Keys, 'hash'>, accountId: string, code: string): Buffer =>
  keyedHash(keys, 'recovery-code', `${accountId} ${plain(code)}`)

/** New codes of 50 random bits in place of all earlier ones; shown once and stored as keyed hashes. */
export async function issueRecoveryCodes(tx: Tx, keys: Pick<Keys, 'hash'>, accountId: string): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ hash: hashOf(keys, accountId, code), accountId })))
  return codes
}

/** Redeems a recovery code in one conditional update; false when it is wrong or used. */
export async function useRecoveryCode(
  tx: Tx,
  keys: Pick<Keys, 'hash'>,
  accountId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.hash, hashOf(keys, accountId, code)),
        eq(recoveryCodes.accountId, accountId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash })
  return used.length > 0
}

/** The number of unused codes, for the account page. */
export async function recoveryCodesLeft(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from identity.recovery_codes where account_id = ${accountId} and used_at is null`,
  )
  return row?.n ?? 0
}
