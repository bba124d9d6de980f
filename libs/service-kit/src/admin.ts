import type { Database } from '@onward/database'

/** What a command of `npm run admin` is handed: the connection of the service that owns it, as the system. */
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
