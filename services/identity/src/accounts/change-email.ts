import { Problem } from '@onward/contracts'
import { emitEvent, type Tx } from '@onward/database'
import { eq, isNull } from 'drizzle-orm'
import { type Account, emailChanges } from '../db/schema'
import { requestLetter } from '../mail/send'
import { changeAccount, findByEmail, tellContact } from './accounts'

/** Keeps the address that somebody asked for; the newest counts. The letter goes to that address. */
export async function askForEmail(tx: Tx, accountId: string, newEmail: string, now: Date): Promise<void> {
  const values = { newEmail, oldEmail: null, askedAt: now }
  const [kept] = await tx
    .insert(emailChanges)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: emailChanges.accountId, set: values, setWhere: isNull(emailChanges.oldEmail) })
    .returning({ accountId: emailChanges.accountId })
  // The owner of the old address must hear of one change before the next can hide it.
  if (!kept) throw new Problem('state-conflict', { text: 'identity.account-email-change-waiting' })
  await requestLetter(tx, accountId, 'change-email')
}

/** The link was used: the account has the new address, and the old one is told. Links that went to the old address end. */
export async function useNewEmail(tx: Tx, account: Account): Promise<void> {
  const [asked] = await tx.select().from(emailChanges).where(eq(emailChanges.accountId, account.id)).for('update')
  // Somebody else may have registered it meanwhile.
  if (!asked || asked.oldEmail !== null || (await findByEmail(tx, asked.newEmail))) throw new Problem('link-expired')
  const changed = await changeAccount(tx, account.id, { email: asked.newEmail, credential: account.credential + 1 })
  await tx.update(emailChanges).set({ oldEmail: account.email }).where(eq(emailChanges.accountId, account.id))
  await emitEvent(tx, 'account.email', account.id, changed.version, { accountId: account.id, email: changed.email })
  await tellContact(tx, changed)
  await requestLetter(tx, account.id, 'email-changed')
}
