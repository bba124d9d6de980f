import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Tx } from '@onward/database'
import { act } from '@onward/service-kit/acts'
import type { AdminCommands, AdminContext } from '@onward/service-kit/admin'
import { sha256 } from '@onward/service-kit/keys'
import { sql } from 'drizzle-orm'
import { changeAccount, findByEmail, tellContact } from './accounts/accounts'
import type { Account } from './db/schema'
import { eraseAccount } from './erasure/erase'
import { endSessionsOf } from './sessions/sessions'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

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
  erasures: {
    summary: 'the ids of everybody who was erased, one a line; keep them beside each backup',
    run: (_args, { db }) =>
      db.withSystem(async (tx) => {
        const rows = await tx.execute<{ account: string }>(sql`select account from events.erased order by at, account`)
        return rows.length === 0 ? '# Nobody was erased.' : rows.map(({ account }) => account).join('\n')
      }),
  },
  'erase-again': {
    summary: '<file>: after a backup was restored, erase everybody on the list that "erasures" printed',
    run: async ([file], { db, clock }) => {
      if (!file) throw new Error('Give the file with the list: erase-again <file>')
      const lines = (await readFile(file, 'utf8')).split(/\r?\n/).map((line) => line.trim())
      const ids = lines.filter((line) => line !== '' && !line.startsWith('#'))
      const odd = ids.find((id) => !UUID.test(id))
      if (odd !== undefined) throw new Error('A line of the list is no id of an account. Nobody was erased.')
      for (const id of ids) await db.withSystem((tx) => eraseAccount(tx, id, 1, clock()))
      return ids.length === 1 ? '1 person is erased again.' : `${ids.length} people are erased again.`
    },
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
