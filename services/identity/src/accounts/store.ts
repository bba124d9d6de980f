import { randomUUID } from 'node:crypto'
import { Problem } from '@onward/contracts'
import type { Principal, Tx } from '@onward/database'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Account, accounts, emailChanges, formRequests, type Registration } from '../db/schema'

export async function findByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()))
  return account
}

/** By address, or by the ID that only staff have; only addresses contain @. */
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

/** The caller’s account. */
export async function ownAccount(tx: Tx, who: Principal): Promise<Account> {
  const account = await findById(tx, who.accountId)
  if (!account) throw new Problem('sign-in-required')
  return account
}

/** The account, locked until the transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<Account | undefined> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
  return account
}

/**
 * The account, locked, if it is still as it was when its password was checked: checking takes a tenth of a second, in which the password may be
 * changed, or the account suspended, closed or erased. Throws `refusal` otherwise.
 */
export async function lockVerified(
  tx: Tx,
  { id, credential }: Pick<Account, 'id' | 'credential'>,
  refusal: () => Problem = () => new Problem('invalid-credentials'),
): Promise<Account> {
  const account = await lockAccount(tx, id)
  if (!account || account.credential !== credential || account.suspendedAt || account.eraseAt) throw refusal()
  return account
}

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

/** The first time counts; a tour that was asked for may be closed again. */
export async function markTourClosed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ tourClosedAt: now })
    .where(and(eq(accounts.id, id), isNull(accounts.tourClosedAt)))
}

/** The name from a jobseeker's profile; an older event than the last one changes nothing. */
export async function renameAccount(
  tx: Tx,
  { accountId, ...names }: { accountId: string; firstName: string; lastName: string },
): Promise<void> {
  await tx
    .update(accounts)
    .set(names)
    .where(and(eq(accounts.id, accountId), eq(accounts.role, 'user')))
}

/**
 * A new account, or the one with the address. While an address is unconfirmed, the newest registration counts and ends the links of
 * earlier ones, so that registering somebody else's address first gains nothing.
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
  const found = await findByEmail(tx, email)
  // Locked: whoever confirms it at this moment keeps it.
  const known = found && (await lockAccount(tx, found.id))
  if (!known) throw new Error('an account came and went')
  if (known.confirmedAt) return { id: known.id, confirmed: true }
  await changeAccount(tx, known.id, { ...facts, email, credential: known.credential + 1 })
  return { id: known.id, confirmed: false }
}

export type FormRequest = Omit<typeof formRequests.$inferInsert, 'id'>

/** Gives the id. */
export async function addFormRequest(tx: Tx, request: FormRequest): Promise<string> {
  const id = randomUUID()
  await tx.insert(formRequests).values({ ...request, id })
  return id
}

/** Removes a request and gives it; undefined when another process took it. */
export async function takeFormRequest(tx: Tx, id: string) {
  const [request] = await tx.delete(formRequests).where(eq(formRequests.id, id)).returning()
  return request
}

export type EmailChange = typeof emailChanges.$inferSelect

export async function emailChangeOf(tx: Tx, accountId: string): Promise<EmailChange | undefined> {
  const [change] = await tx.select().from(emailChanges).where(eq(emailChanges.accountId, accountId))
  return change
}

export async function lockEmailChange(tx: Tx, accountId: string): Promise<EmailChange | undefined> {
  const [change] = await tx.select().from(emailChanges).where(eq(emailChanges.accountId, accountId)).for('update')
  return change
}

/** Stores the requested address; the newest counts. False while the email about an earlier change is still to be sent. */
export async function keepEmailChange(tx: Tx, accountId: string, newEmail: string, askedAt: Date): Promise<boolean> {
  const values = { newEmail, oldEmail: null, askedAt }
  const saved = await tx
    .insert(emailChanges)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: emailChanges.accountId, set: values, setWhere: isNull(emailChanges.oldEmail) })
    .returning({ accountId: emailChanges.accountId })
  return saved.length > 0
}

/** The change is complete; the old address stays until its email was sent. */
export const endEmailChange = async (tx: Tx, accountId: string, oldEmail: string): Promise<void> => {
  await tx.update(emailChanges).set({ oldEmail }).where(eq(emailChanges.accountId, accountId))
}

export const forgetOldEmail = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.delete(emailChanges).where(and(eq(emailChanges.accountId, accountId), isNotNull(emailChanges.oldEmail)))
}

export const forgetEmailChange = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.delete(emailChanges).where(eq(emailChanges.accountId, accountId))
}
