import { randomBytes } from 'node:crypto'
import { Problem } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { Account, TokenPurpose } from '../db/schema'
import { keepEmailToken, useEmailToken } from './email-token-store'
import { lockAccount } from './store'

export const TOKEN_HOURS: Readonly<Record<TokenPurpose, number>> = { 'verify-email': 24, 'reset-password': 1, 'change-email': 24 }

/** A new token of 32 random bytes. */
export async function mintEmailToken(tx: Tx, account: Account, purpose: TokenPurpose, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + TOKEN_HOURS[purpose] * 3_600_000)
  await keepEmailToken(tx, token, { account, purpose, createdAt: now, expiresAt })
  return token
}

/** Redeems a token. Throws `link-expired` for one that is unknown, used, too old, or older than the account's password. */
export async function redeemEmailToken<P extends TokenPurpose>(
  tx: Tx,
  token: string,
  purposes: readonly P[],
  now: Date,
): Promise<{ account: Account; purpose: P }> {
  const used = await useEmailToken(tx, token, purposes, now)
  const account = used && (await lockAccount(tx, used.accountId))
  const purpose = purposes.find((one) => one === used?.purpose)
  // The password may have changed while the lock was waited for.
  if (!account || account.credential !== used.credential || account.suspendedAt || !purpose) throw new Problem('link-expired')
  return { account, purpose }
}
