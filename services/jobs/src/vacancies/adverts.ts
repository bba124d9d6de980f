import type { Tx } from '@onward/database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { jobs } from '../db/schema'

/** Whether anything of the organisation was ever shown: until then a job of it waits for somebody's look. */
export async function hasShownJobs(tx: Tx, organisationId: string): Promise<boolean> {
  const [shown] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.organisationId, organisationId),
        inArray(jobs.state, ['active', 'closed', 'expired']),
        sql`${jobs.checks} = '{}'`,
      ),
    )
    .limit(1)
  return shown !== undefined
}
