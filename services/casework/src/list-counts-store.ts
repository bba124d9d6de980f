import type { Tx } from '@onward/database'
import { type SQL, sql } from 'drizzle-orm'
import type { cases, referrals } from './db/schema'

/** How many rows within `scope` each condition holds for, in one visit of the table. */
export async function countsIn(
  tx: Tx,
  table: typeof cases | typeof referrals,
  scope: SQL | undefined,
  conditions: readonly (SQL | undefined)[],
): Promise<number[]> {
  const columns = conditions.map((condition, at) => [at, sql`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number)])
  const [row = {}] = await tx
    .select(Object.fromEntries(columns) as Record<number, SQL<number>>)
    .from(table)
    .where(scope)
  return conditions.map((_, at) => row[at] ?? 0)
}
