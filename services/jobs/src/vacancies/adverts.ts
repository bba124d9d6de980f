import type { Tx } from '@onward/database'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { jobs } from '../db/schema'
import type { CheckedText } from './checks'

const COMPARED_ADVERTS = 50

/** Adverts of the same title, of anybody, that are shown or wait for a check; what a new one may repeat. */
export const advertsTitled = (tx: Tx, title: string, without: string | null = null): Promise<CheckedText[]> =>
  tx
    .select({ title: jobs.title, location: jobs.location, description: jobs.description, requirements: jobs.requirements })
    .from(jobs)
    .where(
      and(
        sql`lower(${jobs.title}) = ${title.toLowerCase()}`,
        inArray(jobs.state, ['active', 'pending_check']),
        without === null ? undefined : ne(jobs.id, without),
      ),
    )
    .limit(COMPARED_ADVERTS)

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
