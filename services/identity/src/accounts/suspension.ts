import type { Tx } from '@onward/database'
import type { Account } from '../db/schema'
import { endSessionsOf } from '../sessions/sessions'
import { changeAccount, tellContact } from './accounts'

/** Closes an account until it is reinstated: its next request, and its next sign-in, are refused. */
export async function suspend(tx: Tx, account: Account, now: Date): Promise<void> {
  const changed = await changeAccount(tx, account.id, { suspendedAt: now })
  await endSessionsOf(tx, account.id, 'suspension', now)
  if (changed.confirmedAt) await tellContact(tx, changed)
}

export async function reinstate(tx: Tx, account: Account): Promise<void> {
  const changed = await changeAccount(tx, account.id, { suspendedAt: null })
  if (changed.confirmedAt) await tellContact(tx, changed)
}
