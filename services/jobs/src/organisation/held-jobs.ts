import { emitEvent, type Tx } from '@onward/database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { dayOf } from '../day'
import { jobs } from '../db/schema'

/** Marks a job that closed with its organisation, so that the end of what holds it opens that one again and no other. */
export type Held = 'organisation-suspended' | 'employer-leaving'
const CHANGED_COLUMNS = { id: jobs.id, title: jobs.title, version: jobs.version, state: jobs.state }

/** Takes an organisation's jobs off the board at once. Applications stay as they are; people who applied read that the job is closed. */
export async function holdJobs(tx: Tx, organisationId: string, held: Held, now: Date): Promise<number> {
  const closed = await tx
    .update(jobs)
    .set({
      state: 'closed',
      closedAt: now,
      checks: sql`array_append(${jobs.checks}, ${held})`,
      version: sql`${jobs.version} + 1`,
    })
    .where(and(eq(jobs.organisationId, organisationId), eq(jobs.state, 'active')))
    .returning(CHANGED_COLUMNS)
  await tell(tx, closed)
  return closed.length
}

/** Opens them again, but those whose closing date has passed meanwhile. */
export async function releaseJobs(tx: Tx, organisationId: string, held: Held, now: Date): Promise<number> {
  const today = dayOf(now)
  const released = await tx
    .update(jobs)
    .set({
      state: sql`case when ${jobs.closesOn} < ${today}::date then 'expired' else 'active' end`,
      closedAt: sql`case when ${jobs.closesOn} < ${today}::date then ${jobs.closedAt} end`,
      checks: sql`array_remove(${jobs.checks}, ${held})`,
      version: sql`${jobs.version} + 1`,
    })
    .where(and(eq(jobs.organisationId, organisationId), inArray(jobs.state, ['closed']), sql`${held} = any(${jobs.checks})`))
    .returning(CHANGED_COLUMNS)
  await tell(tx, released)
  return released.filter(({ state }) => state === 'active').length
}

/** For other services alone: the employer is told of the organisation, once, and not of each job. */
async function tell(tx: Tx, changed: readonly { id: string; title: string; version: number; state: string }[]): Promise<void> {
  for (const { id, title, version, state } of changed) {
    await emitEvent(tx, 'job.state', id, version, { jobId: id, title, state, employerAccountIds: [] })
  }
}
