import { ERASURE_DAYS } from '@onward/contracts'
import { emitEvent, type Tx } from '@onward/database'
import { emitContact } from '../accounts/changes'
import { changeAccount, forgetEmailChange } from '../accounts/store'
import type { Account } from '../db/schema'
import { requestAccountEmail } from '../mail/account-emails'
import { endSessionsOf } from '../sessions/store'

const DAY_MS = 24 * 3_600_000

/** Signs the account out everywhere and pauses what others do for it. Gives until when it can be kept. */
export async function closeAccount(tx: Tx, { id }: Account, now: Date): Promise<Date> {
  const eraseAt = new Date(now.getTime() + ERASURE_DAYS * DAY_MS)
  const closing = await changeAccount(tx, id, { eraseAt, eraseAskedAt: now })
  await forgetEmailChange(tx, id)
  await endSessionsOf(tx, id, 'erasure', now)
  await emitContact(tx, closing)
  await emitEvent(tx, 'account.closing', id, closing.version, { accountId: id, eraseAt: eraseAt.toISOString() })
  await requestAccountEmail(tx, id, 'account-closing')
  return eraseAt
}

/** Cancels the erasure in time. */
export async function reopenAccount(tx: Tx, { id }: Account): Promise<void> {
  const account = await changeAccount(tx, id, { eraseAt: null, eraseAskedAt: null })
  await emitContact(tx, account)
  await emitEvent(tx, 'account.kept', id, account.version, { accountId: id })
  await requestAccountEmail(tx, id, 'account-kept')
}
