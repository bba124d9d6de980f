import { randomUUID } from 'node:crypto'
import type { Tx } from '@onward/database'
import { act } from '@onward/service-kit/acts'
import type { AdminCommands, AdminContext } from '@onward/service-kit/admin'
import { sha256 } from '@onward/service-kit/keys'
import { changeAccount, findByEmail, tellContact } from './accounts/accounts'
import type { Account } from './db/schema'
import { endSessionsOf } from './sessions/sessions'

/** Closes an account until it is reinstated: its next request, and its next sign-in, are refused. */
export async function suspendAccount(tx: Tx, account: Account, now: Date): Promise<void> {
  const changed = await changeAccount(tx, account.id, { suspendedAt: now })
  await endSessionsOf(tx, account.id, 'suspension', now)
  if (changed.confirmedAt) await tellContact(tx, changed)
}

export async function reinstateAccount(tx: Tx, account: Account): Promise<void> {
  const changed = await changeAccount(tx, account.id, { suspendedAt: null })
  if (changed.confirmedAt) await tellContact(tx, changed)
}

async function onAccount(
  args: readonly string[],
  { db, clock }: AdminContext,
  command: string,
  work: (tx: Tx, account: Account, now: Date) => Promise<string>,
): Promise<string> {
  const [email] = args
  if (!email) throw new Error(`Give the email address: ${command} <email>`)
  const at = clock()
  return db.withSystem(async (tx) => {
    const account = await findByEmail(tx, email)
    if (!account) throw new Error(`There is no account with the address ${email}.`)
    let line = ''
    const facts = {
      service: 'identity' as const,
      who: null,
      methodPath: `admin ${command}`,
      idempotencyKey: null,
      fingerprint: sha256(randomUUID()),
      at,
    }
    const { receipt } = await act(tx, facts, async () => {
      line = await work(tx, account, at)
      return { resource: `accounts/${account.id}`, answer: {} }
    })
    return `${line} (${receipt.reference})`
  })
}

/** What an administrator does from the command line: `npm run admin -- <name> …`. */
export const adminCommands: AdminCommands = {
  suspend: {
    summary: '<email>: suspend an account; it is signed out everywhere at once',
    run: (args, context) =>
      onAccount(args, context, 'suspend', async (tx, account, now) => {
        if (account.suspendedAt) throw new Error(`${account.email} is suspended already.`)
        await suspendAccount(tx, account, now)
        return `Suspended ${account.email}`
      }),
  },
  reinstate: {
    summary: '<email>: let a suspended account sign in again',
    run: (args, context) =>
      onAccount(args, context, 'reinstate', async (tx, account) => {
        if (!account.suspendedAt) throw new Error(`${account.email} is not suspended.`)
        await reinstateAccount(tx, account)
        return `Reinstated ${account.email}`
      }),
  },
}
