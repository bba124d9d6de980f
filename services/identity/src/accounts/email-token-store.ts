import { isAnyOf, type Tx } from '@onward/database'
import { sha256 } from '@onward/service-kit/keys'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { type Account, emailTokens, type TokenPurpose } from '../db/schema'

/** Stores only the SHA-256 of a token. */
export async function keepEmailToken(
  tx: Tx,
  token: string,
  { account, purpose, createdAt, expiresAt }: { account: Account; purpose: TokenPurpose; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const { id: accountId, credential } = account
  await tx.insert(emailTokens).values({ hash: sha256(token), accountId, purpose, credential, createdAt, expiresAt })
}

/** Unused, within its time, and not older than the account's password. */
const isOpen = (token: string, purposes: readonly TokenPurpose[], now: Date) =>
  and(
    eq(emailTokens.hash, sha256(token)),
    isAnyOf(emailTokens.purpose, purposes),
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

/** Redeems an open token in one conditional update: of parallel attempts one succeeds. */
export async function useEmailToken(tx: Tx, token: string, purposes: readonly TokenPurpose[], now: Date) {
  const [used] = await tx
    .update(emailTokens)
    .set({ usedAt: now })
    .where(isOpen(token, purposes, now))
    .returning({ accountId: emailTokens.accountId, purpose: emailTokens.purpose, credential: emailTokens.credential })
  return used
}
