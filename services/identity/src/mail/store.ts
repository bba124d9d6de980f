import type { Database } from '@onward/database'

/** Counts one email in this bucket; gives how many it has had in the current window. */
export async function countEmail({ sql }: Pick<Database, 'sql'>, bucket: string, windowMs: number): Promise<number> {
  const [row] = await sql`select total from auth.take(${bucket}, 1, ${windowMs})`
  return Number(row?.total)
}
