import type { Tx } from '@onward/database'
import { sql } from 'drizzle-orm'

/**
 * Deletes every row of the calling service that has a person's id in `account_id`, in any table, except acts, which hold no values.
 * The service deletes other rows about the person, and files, before. Gives how many rows.
 */
export async function eraseRows(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx.execute<{ gone: number }>(sql`select onward.erase_rows(${accountId}::uuid) as gone`)
  return row?.gone ?? 0
}
