import type { Tx } from '@onward/database'
import { eq } from 'drizzle-orm'
import { dismissedJobs } from '../db/schema'

/** Ids of the jobs that a person does not want to see. */
export async function dismissedBy(tx: Tx, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await tx.select({ id: dismissedJobs.jobId }).from(dismissedJobs).where(eq(dismissedJobs.accountId, accountId))
  return new Set(rows.map((row) => row.id))
}
