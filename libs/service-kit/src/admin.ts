import { randomUUID } from 'node:crypto'
import type { ServiceName } from '@onward/contracts'
import type { Database } from '@onward/database'
import { act } from './acts'
import { sha256 } from './keys'

/** The context of a `npm run admin` command: the connection of its service, as the system. */
export interface AdminContext {
  db: Database
  clock: () => Date
  log: { info(facts: object, message: string): void }
}

export interface AdminCommand {
  /** Arguments and what it does, for the command's help. */
  summary: string
  /** Gives the line to print; throws an Error with a plain sentence. */
  run(args: string[], context: AdminContext): Promise<string>
}

/** By name; a service exports them as `adminCommands` from `src/admin.ts`. */
export type AdminCommands = Readonly<Record<string, AdminCommand>>

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The same commands, each recorded as an act: the command and the id that it got, never texts. `readers` change nothing and are not
 * recorded.
 */
export function recordedCommands(service: ServiceName, commands: AdminCommands, readers: readonly string[]): AdminCommands {
  const recorded = ([name, command]: [string, AdminCommand]): [string, AdminCommand] => [
    name,
    {
      ...command,
      run: (args, context) => {
        const { db, clock } = context
        const withSystem: Database['withSystem'] = (work) =>
          db.withSystem(async (tx) => {
            const facts = {
              service,
              who: null,
              methodPath: `admin ${name}`,
              idempotencyKey: null,
              fingerprint: sha256(randomUUID()),
              at: clock(),
            }
            const done: Awaited<ReturnType<typeof work>>[] = []
            await act(tx, facts, async () => {
              done.push(await work(tx))
              const [given = ''] = args
              return { resource: ID.test(given) ? `commands/${given.toLowerCase()}` : 'commands', answer: {} }
            })
            return done[0] as Awaited<ReturnType<typeof work>>
          })
        return command.run(args, { ...context, db: { ...db, withSystem } })
      },
    },
  ]
  return Object.fromEntries(Object.entries(commands).map((entry) => (readers.includes(entry[0]) ? entry : recorded(entry))))
}
