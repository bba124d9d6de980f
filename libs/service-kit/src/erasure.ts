import type { Tx } from '@onward/database'
import { sql } from 'drizzle-orm'

/**
 * Deletes every row of the calling service that names a person in `account_id`, in whatever table. Acts stay: they hold no values. Rows
 * that name a person otherwise, and files, are the service's to delete first. Gives how many rows went.
 */
export async function eraseRows(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx.execute<{ gone: number }>(sql`select onward.erase_rows(${accountId}::uuid) as gone`)
  return row?.gone ?? 0
}
