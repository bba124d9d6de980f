import { randomBytes } from 'node:crypto'
import { Problem } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { sha256 } from '@onward/service-kit/keys'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { type Account, accounts, emailTokens, type TokenPurpose } from '../db/schema'

export const TOKEN_HOURS: Readonly<Record<TokenPurpose, number>> = { 'verify-email': 24, 'reset-password': 1, 'change-email': 24 }

/** A new token of 32 random bytes; the database keeps its SHA-256 alone. */
export async function mintEmailToken(tx: Tx, account: Account, purpose: TokenPurpose, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.insert(emailTokens).values({
    hash: sha256(token),
    accountId: account.id,
    purpose,
    credential: account.credential,
    createdAt: now,
    expiresAt: new Date(now.getTime() + TOKEN_HOURS[purpose] * 3_600_000),
  })
  return token
}

/** Unused, in time, and not older than the account's password. */
const isOpen = (token: string, purposes: readonly TokenPurpose[], now: Date) =>
  and(
    eq(emailTokens.hash, sha256(token)),
    inArray(emailTokens.purpose, [...purposes]),
    isNull(emailTokens.usedAt),
    gt(emailTokens.expiresAt, now),
    eq(emailTokens.credential, sql`(select credential from identity.accounts a where a.id = ${emailTokens.accountId})`),
  )

export async function emailTokenIsOpen(tx: Tx, token: string, purposes: readonly TokenPurpose[], now: Date): Promise<boolean> {
  const [row] = await tx
    .select({ accountId: emailTokens.accountId })
    .from(emailTokens)
    .where(isOpen(token, purposes, now))
  return row !== undefined
}

/**
 * Uses a token up in one conditional update: of parallel attempts one wins. Throws `link-expired` for a token that is unknown, used,
 * too old, or older than the account's password.
 */
export async function redeemEmailToken<P extends TokenPurpose>(
  tx: Tx,
  token: string,
  purposes: readonly P[],
  now: Date,
): Promise<{ account: Account; purpose: P }> {
  const [used] = await tx
    .update(emailTokens)
    .set({ usedAt: now })
    .where(isOpen(token, purposes, now))
    .returning({ accountId: emailTokens.accountId, purpose: emailTokens.purpose })
  const [account] = used ? await tx.select().from(accounts).where(eq(accounts.id, used.accountId)).for('update') : []
  const purpose = purposes.find((one) => one === used?.purpose)
  if (!account || account.suspendedAt || !purpose) throw new Problem('link-expired')
  return { account, purpose }
}
