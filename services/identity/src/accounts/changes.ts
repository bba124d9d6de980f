import { Problem } from '@onward/contracts'
import { emitEvent, type Tx } from '@onward/database'
import type { Account } from '../db/schema'
import { requestAccountEmail } from '../mail/account-emails'
import { endSessionsOf } from '../sessions/store'
import { changeAccount, endEmailChange, findByEmail, keepEmailChange, lockEmailChange } from './store'

/** Account changes that other services are told of by events. */

/** Informs messaging of a person's contact details, or that the account is inactive. */
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

/** Suspends an account until it is reinstated: its requests and sign-ins are refused. */
export async function suspend(tx: Tx, account: Account, now: Date): Promise<void> {
  const changed = await changeAccount(tx, account.id, { suspendedAt: now })
  await endSessionsOf(tx, account.id, 'suspension', now)
  if (changed.confirmedAt) await emitSuspended(tx, changed)
}

export async function reinstate(tx: Tx, account: Account): Promise<void> {
  const changed = await changeAccount(tx, account.id, { suspendedAt: null })
  if (changed.confirmedAt) await emitSuspended(tx, changed)
}

async function emitSuspended(tx: Tx, account: Account): Promise<void> {
  await emitContact(tx, account)
  const { id: accountId, version, suspendedAt } = account
  await emitEvent(tx, 'account.suspended', accountId, version, { accountId, suspended: suspendedAt !== null })
}

/** The email with the link goes to the new address. */
export async function askForNewEmail(tx: Tx, accountId: string, newEmail: string, now: Date): Promise<void> {
  // A second change must wait until the owner of the old address was informed of the first.
  if (!(await keepEmailChange(tx, accountId, newEmail, now)))
    throw new Problem('state-conflict', { text: 'identity.account-email-change-waiting' })
  await requestAccountEmail(tx, accountId, 'change-email')
}

/** Completes a change of address: the old address gets an email, and links sent to it end. */
export async function useNewEmail(tx: Tx, account: Account): Promise<void> {
  const asked = await lockEmailChange(tx, account.id)
  // Another account may have taken the address meanwhile.
  if (!asked || asked.oldEmail !== null || (await findByEmail(tx, asked.newEmail))) throw new Problem('link-expired')
  const changed = await changeAccount(tx, account.id, { email: asked.newEmail, credential: account.credential + 1 })
  await endEmailChange(tx, account.id, account.email)
  await emitEvent(tx, 'account.email', account.id, changed.version, { accountId: account.id, email: changed.email })
  await emitContact(tx, changed)
  await requestAccountEmail(tx, account.id, 'email-changed')
}
