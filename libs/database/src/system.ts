import { sql } from 'drizzle-orm'
import type { Tx } from './connection'
import { secretOf } from './system-secret'

/** The rest of the transaction acts as the system, as in `withSystem`. For routes that have decided who may come here. */
export async function asSystem(tx: Tx): Promise<void> {
  // Savepoints have the same client.
  const { client } = (tx as unknown as { session: { client: object } }).session
  await tx.execute(sql`select auth.act_as_system(${secretOf(client)})`)
}

/** Does `work` as the system, then restores what the session may see. A failure ends the transaction, and the setting with it. */
export async function runAsSystem<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const [before] = await tx.execute<{ system: string | null }>(sql`select current_setting('app.system', true) as system`)
  await asSystem(tx)
  const done = await work()
  await tx.execute(sql`select set_config('app.system', ${before?.system ?? ''}, true)`)
  return done
}
