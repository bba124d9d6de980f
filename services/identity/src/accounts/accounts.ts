import type { Role, SessionUser } from '@onward/contracts'
import { emitEvent, type Tx } from '@onward/database'
import { eq, sql } from 'drizzle-orm'
import { type Account, accounts } from '../db/schema'

export async function findByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()))
  return account
}

/** By the address, or by the ID that only staff have; an address always has an @. */
export async function findByName(tx: Tx, name: string): Promise<Account | undefined> {
  if (name.includes('@')) return findByEmail(tx, name)
  const [account] = await tx
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.staffId})`, name.toLowerCase()))
  return account
}

export async function findById(tx: Tx, id: string): Promise<Account | undefined> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id))
  return account
}

export const sessionUserOf = ({ id, email, role, firstName, lastName, language }: Account): SessionUser => ({
  id,
  email,
  role,
  firstName,
  lastName,
  language,
})

/** Where a role's pages stand. */
export const areaOfRole = (role: Role): 'jobseeker' | 'employer' | 'agent' =>
  role === 'user' ? 'jobseeker' : role === 'employer' ? 'employer' : 'agent'

/** Raises the account's version and answers the account as it is now. */
export async function changeAccount(tx: Tx, id: string, change: Partial<Omit<Account, 'id' | 'version'>>): Promise<Account> {
  const [account] = await tx
    .update(accounts)
    .set({ ...change, version: sql`${accounts.version} + 1` })
    .where(eq(accounts.id, id))
    .returning()
  if (!account) throw new Error('no such account')
  return account
}

/** Tells messaging how to reach a person, or that nobody is to be written to any more. */
export const tellContact = (tx: Tx, account: Account): Promise<void> =>
  emitEvent(tx, 'account.contact', account.id, account.version, {
    accountId: account.id,
    email: account.email,
    firstName: account.firstName,
    language: account.language,
    active: account.confirmedAt !== null && account.suspendedAt === null && account.eraseAt === null,
  })

/** Confirms the address of an account and tells every service that keeps something for it. */
export async function confirmAccount(tx: Tx, id: string, at: Date, how: { invited?: boolean } = {}): Promise<Account> {
  const account = await changeAccount(tx, id, { confirmedAt: at })
  await tellConfirmed(tx, account, how)
  return account
}

export async function tellConfirmed(tx: Tx, account: Account, how: { invited?: boolean } = {}): Promise<void> {
  await emitEvent(tx, 'account.registered', account.id, account.version, {
    accountId: account.id,
    role: account.role,
    firstName: account.firstName,
    lastName: account.lastName,
    organisationName: account.organisationName,
    ...(how.invited && { invited: true }),
  })
  await emitEvent(tx, 'account.email', account.id, account.version, { accountId: account.id, email: account.email })
  await tellContact(tx, account)
}
