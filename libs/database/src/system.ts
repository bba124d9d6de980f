import { sql } from 'drizzle-orm'
import type { Tx } from './connection'

/** The rest of the transaction acts as the system, as in `withSystem`. For routes that have decided who may come here. */
export async function asSystem(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('app.system', 'on', true)`)
}
