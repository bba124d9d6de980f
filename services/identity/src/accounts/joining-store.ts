import type { Tx } from '@onward/database'
import { sha256 } from '@onward/service-kit/keys'
import { eq } from 'drizzle-orm'
import { type Account, joining } from '../db/schema'

/** Minutes for which the browser that registered is signed in by the link of the email. */
export const JOINING_MINUTES = 60

/** The newest registration of an account replaces an earlier one. */
export async function keepJoining(
  tx: Tx,
  { id: accountId, credential }: Pick<Account, 'id' | 'credential'>,
  { browserHash, next }: { browserHash: string; next: string },
  askedAt: Date,
): Promise<void> {
  const expiresAt = new Date(askedAt.getTime() + JOINING_MINUTES * 60_000)
  const values = { browserHash: Buffer.from(browserHash, 'base64url'), credential, next, expiresAt }
  await tx
    .insert(joining)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: joining.accountId, set: values })
}

/** Removes the row of an account, and says whether this is the browser that registered it, in time, with the account's password of now. */
export async function takeJoining(
  tx: Tx,
  { id, credential }: Pick<Account, 'id' | 'credential'>,
  cookie: string | undefined,
  now: Date,
): Promise<{ isBrowser: boolean; next: string }> {
  const [row] = await tx.delete(joining).where(eq(joining.accountId, id)).returning()
  if (!row || row.credential !== credential || row.expiresAt <= now) return { isBrowser: false, next: '' }
  return { isBrowser: cookie !== undefined && row.browserHash.equals(sha256(cookie)), next: row.next }
}
