import { Problem } from '@onward/contracts'
import { emitEvent, type Tx } from '@onward/database'
import type { Account } from '../db/schema'
import { requestAccountEmail } from '../mail/account-emails'
import { endSessionsOf } from '../sessions/store'
import { changeAccount, endEmailChange, findByEmail, keepEmailChange, lockEmailChange } from './store'

/** Changes of an account that other services hear of. */

/** Tells messaging how to contact a person, or that nobody is to be written to any more. */
export const emitContact = (tx: Tx, account: Account): Promise<void> =>
  emitEvent(tx, 'account.contact', account.id, account.version, {
    accountId: account.id,
    email: account.email,
    firstName: account.firstName,
    language: account.language,
    active: account.confirmedAt !== null && account.suspendedAt === null && account.eraseAt === null,
  })

/** Confirms the address of an account, with the events for other services. */
export async function confirmAccount(tx: Tx, id: string, at: Date, how: { invited?: boolean } = {}): Promise<Account> {
  const account = await changeAccount(tx, id, { confirmedAt: at })
  await emitConfirmed(tx, account, how)
  return account
}

export async function emitConfirmed(tx: Tx, account: Account, how: { invited?: boolean } = {}): Promise<void> {
  await emitEvent(tx, 'account.registered', account.id, account.version, {
    accountId: account.id,
    role: account.role,
    firstName: account.firstName,
    lastName: account.lastName,
    organisationName: account.organisationName,
    ...(how.invited && { invited: true }),
  })
  await emitEvent(tx, 'account.email', account.id, account.version, { accountId: account.id, email: account.email })
  await emitContact(tx, account)
}

/** Closes an account until it is reinstated: its next request, and its next sign-in, are refused. */
export async function suspend(tx: Tx, account: Account, now: Date): Promise<void> {
  const changed = await changeAccount(tx, account.id, { suspendedAt: now })
  await endSessionsOf(tx, account.id, 'suspension', now)
  if (changed.confirmedAt) await emitContact(tx, changed)
}

export async function reinstate(tx: Tx, account: Account): Promise<void> {
  const changed = await changeAccount(tx, account.id, { suspendedAt: null })
  if (changed.confirmedAt) await emitContact(tx, changed)
}

/** The email with the link goes to the new address. */
export async function askForNewEmail(tx: Tx, accountId: string, newEmail: string, now: Date): Promise<void> {
  // The owner of the old address must hear of one change before the next can hide it.
  if (!(await keepEmailChange(tx, accountId, newEmail, now)))
    throw new Problem('state-conflict', { text: 'identity.account-email-change-waiting' })
  await requestAccountEmail(tx, accountId, 'change-email')
}

/** The link was used: the account has the new address, and the old one gets an email. Links that went to the old address end. */
export async function useNewEmail(tx: Tx, account: Account): Promise<void> {
  const asked = await lockEmailChange(tx, account.id)
  // Somebody else may have registered it meanwhile.
  if (!asked || asked.oldEmail !== null || (await findByEmail(tx, asked.newEmail))) throw new Problem('link-expired')
  const changed = await changeAccount(tx, account.id, { email: asked.newEmail, credential: account.credential + 1 })
  await endEmailChange(tx, account.id, account.email)
  await emitEvent(tx, 'account.email', account.id, changed.version, { accountId: account.id, email: changed.email })
  await emitContact(tx, changed)
  await requestAccountEmail(tx, account.id, 'email-changed')
}
