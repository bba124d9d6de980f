import { announceChange, type Database, emitEvent } from '@onward/database'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { dayOf } from '../day'
import { jobs } from '../db/schema'
import { memberAccounts } from '../organisations'

const BATCH = 200

/** Marks active jobs past their closing date as expired, in batches of one transaction each. Gives how many. */
export async function expireJobs(db: Database, now: Date): Promise<number> {
  let total = 0
  for (;;) {
    const expired = await db.withSystem(async (tx) => {
      const due = tx
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.state, 'active'), lt(jobs.closesOn, dayOf(now))))
        .orderBy(asc(jobs.id))
        .limit(BATCH)
      const rows = await tx
        .update(jobs)
        .set({ state: 'expired', closedAt: now, version: sql`${jobs.version} + 1` })
        .where(and(inArray(jobs.id, due), eq(jobs.state, 'active')))
        .returning({ id: jobs.id, title: jobs.title, version: jobs.version, organisationId: jobs.organisationId })
      for (const row of rows) {
        const employerAccountIds = await memberAccounts(tx, row.organisationId)
        await emitEvent(tx, 'job.state', row.id, row.version, {
          jobId: row.id,
          title: row.title,
          state: 'expired',
          employerAccountIds,
        })
        await announceChange(tx, { accountIds: employerAccountIds, changed: ['job'] })
      }
      return rows.length
    })
    total += expired
    if (expired < BATCH) return total
  }
}
