import type { Tx } from '@onward/database'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { type JobRow, jobs, organisations } from '../db/schema'
import { REPORTED } from './rules'
import { waitingEdits } from './schema'

export const CHECKED_COLUMNS = {
  id: jobs.id,
  title: jobs.title,
  version: jobs.version,
  state: jobs.state,
  organisationId: jobs.organisationId,
}
export type CheckedJob = Pick<JobRow, keyof typeof CHECKED_COLUMNS>

const LISTED = {
  id: jobs.id,
  title: jobs.title,
  company: jobs.company,
  organisationId: jobs.organisationId,
  location: jobs.location,
  version: jobs.version,
}
/** An advert that was shown waits since the report that hid it. */
const HIDDEN_SINCE = sql<Date>`case when ${REPORTED} = any(${jobs.checks})
  then coalesce((select max(r.reported_at) from jobs.reports r where r.job_id = ${jobs.id} and r.decided_at is null), ${jobs.postedAt})
  else ${jobs.postedAt} end`.mapWith(jobs.postedAt)

/** Jobs, and edits of active jobs, that wait for a check; the longest waiting first. */
export async function waitingForCheck(tx: Tx) {
  const whole = await tx
    .select({ ...LISTED, checks: jobs.checks, since: HIDDEN_SINCE })
    .from(jobs)
    .where(eq(jobs.state, 'pending_check'))
    .orderBy(asc(HIDDEN_SINCE), asc(jobs.id))
  const edits = await tx
    .select({ ...LISTED, checks: waitingEdits.checks, since: waitingEdits.savedAt })
    .from(waitingEdits)
    .innerJoin(jobs, eq(jobs.id, waitingEdits.jobId))
    .where(and(isNull(waitingEdits.note), eq(jobs.state, 'active')))
    .orderBy(asc(waitingEdits.savedAt), asc(jobs.id))
  return [...whole.map((one) => ({ ...one, isEdit: false })), ...edits.map((one) => ({ ...one, isEdit: true }))].sort(
    (a, b) => a.since.getTime() - b.since.getTime(),
  )
}

/** Locks a job, so that its text stays the same until the decision; with the name of its organisation where that is suspended. */
export async function lockJob(tx: Tx, id: string): Promise<{ job: JobRow; suspended: string | null } | null> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update')
  if (!job) return null
  const [organisation] = await tx
    .select({ name: organisations.name, suspendedAt: organisations.suspendedAt })
    .from(organisations)
    .where(eq(organisations.id, job.organisationId))
  return { job, suspended: organisation?.suspendedAt ? organisation.name : null }
}

/** Writes a decision into a locked job and raises its version. */
export async function saveDecision(
  tx: Tx,
  id: string,
  change: Partial<Pick<JobRow, 'state' | 'checks' | 'checkNote' | 'postedAt'>> = {},
): Promise<CheckedJob> {
  const [job] = await tx
    .update(jobs)
    .set({ ...change, version: sql`${jobs.version} + 1` })
    .where(eq(jobs.id, id))
    .returning(CHECKED_COLUMNS)
  if (!job) throw new Error('a locked job is gone')
  return job
}

/** Stores why the new text of an active job was refused. */
export async function saveEditNote(tx: Tx, jobId: string, note: string): Promise<void> {
  await tx.update(waitingEdits).set({ note }).where(eq(waitingEdits.jobId, jobId))
}
