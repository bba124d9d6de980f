import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from './connection'

/**
 * By what the process of a service proves to the database that it may act as the system. Made from the password of its role, which the process
 * knows and no statement of that role can read.
 */
export const systemSecretOf = (password: string): string => createHash('sha256').update(`onward system ${password}`).digest('hex')

const secrets = new WeakMap<object, string>()

/** Remembers the secret of the connection behind a transaction, for `asSystem`. */
export const keepSecret = (client: object, secret: string): void => void secrets.set(client, secret)

const secretOf = (tx: Tx): string => {
  const { client } = (tx as unknown as { session: { client: object } }).session
  return secrets.get(client) ?? ''
}

/** The rest of the transaction acts as the system, as in `withSystem`. For routes that have decided who may come here. */
export async function asSystem(tx: Tx): Promise<void> {
  await tx.execute(sql`select auth.act_as_system(${secretOf(tx)})`)
}

/** Does `work` as the system, then restores what the session may see. A failure ends the transaction, and the setting with it. */
export async function runAsSystem<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const [before] = await tx.execute<{ system: string | null }>(sql`select current_setting('app.system', true) as system`)
  await asSystem(tx)
  const done = await work()
  await tx.execute(sql`select set_config('app.system', ${before?.system ?? ''}, true)`)
  return done
}
