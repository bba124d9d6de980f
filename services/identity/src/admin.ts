import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { LANGUAGES, Problem, STAFF_ID, STAFF_INVITATION_DAYS } from '@onward/contracts'
import { sentenceOf } from '@onward/contracts/problems/problem-sentences'
import type { Tx } from '@onward/database'
import { act } from '@onward/service-kit/acts'
import type { AdminCommands, AdminContext } from '@onward/service-kit/admin'
import { sha256 } from '@onward/service-kit/keys'
import { reinstate, suspend } from './accounts/changes'
import { findByEmail } from './accounts/store'
import type { Account } from './db/schema'
import { eraseAccount, erasedAccounts } from './erasure/store'
import { forgetSecondFactor } from './second-factor/store'
import { type Invited, withdrawStaffInvitation } from './staff/invitation-store'
import { inviteStaff } from './staff/invite'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A command that changes something, recorded as an act. */
async function recorded(
  { db, clock }: AdminContext,
  command: string,
  work: (tx: Tx, now: Date) => Promise<{ resource: string; line: string }>,
): Promise<string> {
  const at = clock()
  const facts = {
    service: 'identity' as const,
    who: null,
    methodPath: `admin ${command}`,
    idempotencyKey: null,
    fingerprint: sha256(randomUUID()),
    at,
  }
  return db.withSystem(async (tx) => {
    let line = ''
    const { receipt } = await act(tx, facts, async () => {
      const done = await work(tx, at)
      line = done.line
      return { resource: done.resource, answer: {} }
    })
    return `${line} (${receipt.reference})`
  })
}

async function onAccount(
  [email]: readonly string[],
  context: AdminContext,
  command: string,
  work: (tx: Tx, account: Account, now: Date) => Promise<string>,
): Promise<string> {
  if (!email) throw new Error(`Give the email address: ${command} <email>`)
  return recorded(context, command, async (tx, now) => {
    const account = await findByEmail(tx, email)
    if (!account) throw new Error(`There is no account with the address ${email}.`)
    return { resource: `accounts/${account.id}`, line: await work(tx, account, now) }
  })
}

/** On the command line a problem is printed as its sentence. */
const inPlainText = (error: unknown): never => {
  throw error instanceof Problem ? new Error(sentenceOf(error)) : error
}

/** Throws a plain sentence for invalid values. */
function readInvited(asked: Readonly<Record<keyof Omit<Invited, 'officeId'> | 'office', string>>): Invited {
  const { email, firstName, lastName, staffId, office, role, language } = asked
  if (!EMAIL.test(email)) throw new Error('Give the email address first.')
  if (!firstName.trim() || !lastName.trim()) throw new Error('Give first and last name after the address.')
  if (!STAFF_ID.test(staffId)) throw new Error('Give the staff ID: 2 to 30 letters, figures or hyphens.')
  if (role !== 'agent' && role !== 'admin') throw new Error('The role is agent or admin.')
  const chosen = LANGUAGES.find((one) => one === language)
  if (!chosen) throw new Error(`The language is ${LANGUAGES.join(' or ')}.`)
  if (office !== '-' && !UUID.test(office)) throw new Error('Give the id of the office; "offices" lists them.')
  if (office === '-' && role === 'agent') throw new Error('An agent works in an office: give its id; "offices" lists them.')
  return {
    email,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    staffId,
    officeId: office === '-' ? null : office,
    role,
    language: chosen,
  }
}

/** What an administrator does from the command line: `npm run admin -- <name> …`. */
export const adminCommands: AdminCommands = {
  suspend: {
    summary: '<email>: suspend an account; it is signed out everywhere at once',
    run: (args, context) =>
      onAccount(args, context, 'suspend', async (tx, account, now) => {
        if (account.suspendedAt) throw new Error(`${account.email} is suspended already.`)
        await suspend(tx, account, now)
        return `Suspended ${account.email}`
      }),
  },
  'invite-agent': {
    summary:
      '<email> <first name> <last name> <staff ID> <office id, or - for an administrator> [agent|admin] [en|cy]: invite a colleague by email',
    run: async (
      [email = '', firstName = '', lastName = '', staffId = '', office = '', role = 'agent', language = 'en'],
      context,
    ) => {
      const asked = { email, firstName, lastName, staffId, office, role, language }
      const invited = readInvited(asked)
      return recorded(context, 'invite-agent', async (tx, now) => {
        const id = await inviteStaff(tx, invited, now).catch(inPlainText)
        return {
          resource: `staff-invitations/${id}`,
          line: `Invited ${email}; the code in the email works for ${STAFF_INVITATION_DAYS} days`,
        }
      })
    },
  },
  'withdraw-invitation': {
    summary: '<email>: take back the invitation of a colleague',
    run: ([email = ''], context) =>
      recorded(context, 'withdraw-invitation', async (tx, now) => {
        if (!(await withdrawStaffInvitation(tx, email, now))) throw new Error(`No invitation to ${email} is open.`)
        return { resource: 'staff-invitations', line: `Took the invitation to ${email} back` }
      }),
  },
  'reset-second-factor': {
    summary: '<email>: for staff who lost phone and recovery codes: forget both; they are signed out and set up another app',
    run: (args, context) =>
      onAccount(args, context, 'reset-second-factor', async (tx, account, now) => {
        await forgetSecondFactor(tx, account, now).catch(inPlainText)
        return `Forgot the authenticator app of ${account.email}`
      }),
  },
  erasures: {
    summary: 'the ids of everybody who was erased, one a line; keep them beside each backup',
    run: (_args, { db }) =>
      db.withSystem(async (tx) => {
        const rows = await erasedAccounts(tx)
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
        await reinstate(tx, account)
        return `Reinstated ${account.email}`
      }),
  },
}
