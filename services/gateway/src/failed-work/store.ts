import type { FailedWork } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { sql } from 'drizzle-orm'

/** The functions ask for an administrator. */
export async function failedWork(tx: Tx): Promise<FailedWork[]> {
  const rows = await tx.execute<{ task: string; failure: string; jobs: number; tries: number; since: Date }>(
    sql`select task, failure, jobs::int, tries, since from work.given_up()`,
  )
  return rows.map(({ jobs, since, ...row }) => ({ ...row, count: jobs, since: since.toISOString() }))
}

/** How many jobs try again. */
export async function tryAgain(tx: Tx, { task, failure }: Pick<FailedWork, 'task' | 'failure'>): Promise<number> {
  const [row] = await tx.execute<{ jobs: number }>(sql`select work.try_again(${task}, ${failure})::int as jobs`)
  return row?.jobs ?? 0
}
