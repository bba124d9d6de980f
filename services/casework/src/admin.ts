import { randomUUID } from 'node:crypto'
import { act } from '@onward/service-kit/acts'
import type { AdminCommands } from '@onward/service-kit/admin'
import { sha256 } from '@onward/service-kit/keys'
import { addOffice, openOffices } from './staff/office-store'

const MAX_NAME = 100

/** What an administrator does from the command line: `npm run admin -- <name> …`. */
export const adminCommands: AdminCommands = {
  'add-office': {
    summary: '<name>: open a jobcentre office; prints its id, which invite-agent asks for',
    run: async (args, { db, clock }) => {
      const name = args.join(' ').normalize('NFC').replace(/\s+/g, ' ').trim()
      if (!name) throw new Error('Give the name: add-office <name>, such as add-office Bradford Westfield Jobcentre')
      if (name.length > MAX_NAME) throw new Error(`Use ${MAX_NAME} characters or fewer.`)
      const at = clock()
      return db.withSystem(async (tx) => {
        const facts = {
          service: 'casework' as const,
          who: null,
          methodPath: 'admin add-office',
          idempotencyKey: null,
          fingerprint: sha256(randomUUID()),
          at,
        }
        const { id, receipt } = await act(tx, facts, async () => {
          const made = await addOffice(tx, name, at)
          if (!made) throw new Error(`There is an office called ${name} already.`)
          return { resource: `offices/${made}`, answer: { id: made } }
        })
        return `${name} is open: ${id} (${receipt.reference})`
      })
    },
  },
  offices: {
    summary: 'list the jobcentre offices with their ids',
    run: (_args, { db }) =>
      db.withSystem(async (tx) => {
        const rows = await openOffices(tx)
        return rows.map(({ id, name }) => `${id}  ${name}`).join('\n') || 'There is no office yet. Open one with add-office.'
      }),
  },
}
