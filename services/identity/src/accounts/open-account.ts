import { randomUUID } from 'node:crypto'
import type { Tx } from '@onward/database'
import { accounts, type Registration } from '../db/schema'
import { changeAccount, findByEmail } from './accounts'

/**
 * A new account, or the one that has the address. While an address is not confirmed, the newest registration counts and ends the links
 * of earlier ones: whoever registers somebody else's address first gains nothing by it.
 */
export async function openAccount(
  tx: Tx,
  email: string,
  facts: Registration,
  now: Date,
  id: string = randomUUID(),
): Promise<{ id: string; confirmed: boolean }> {
  const inserted = await tx
    .insert(accounts)
    .values({ id, email, ...facts, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: accounts.id })
  if (inserted.length > 0) return { id, confirmed: false }
  const known = await findByEmail(tx, email)
  if (!known) throw new Error('an account came and went')
  if (known.confirmedAt) return { id: known.id, confirmed: true }
  await changeAccount(tx, known.id, { ...facts, email, credential: known.credential + 1 })
  return { id: known.id, confirmed: false }
}
