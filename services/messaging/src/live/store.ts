import type { Tx } from '@onward/database'
import { sql } from 'drizzle-orm'

/** Those of the sessions that are live, as are their accounts; one query, however many. */
export async function liveSessions(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.execute<{ id: string }>(sql`select id from auth.live_sessions(${`{${ids.join(',')}}`}::uuid[]) id`)
  return new Set(rows.map(({ id }) => id))
}
