import type { Tx } from '@onward/database'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { jobs, reports } from '../db/schema'
import { CHECKED_COLUMNS, type CheckedJob } from './check-store'
import { REPORTED } from './rules'

export type ReportedJob = CheckedJob

/** A job closed with its organisation: it opens again unless it is removed. */
const HELD = sql`${jobs.state} = 'closed' and ${jobs.checks} && array['organisation-suspended', 'employer-leaving']`

/**
 * A report and the title of its job. The job is locked first, so that of two administrators the second sees the first one's
 * decision.
 */
export async function lockReported(tx: Tx, id: string) {
  const [report] = await tx.select({ jobId: reports.jobId }).from(reports).where(eq(reports.id, id))
  if (!report) return null
  const [job] = await tx.select({ title: jobs.title }).from(jobs).where(eq(jobs.id, report.jobId)).for('update')
  const [current] = await tx.select({ decision: reports.decision }).from(reports).where(eq(reports.id, id))
  return { jobId: report.jobId, title: job?.title ?? '', decision: current?.decision ?? null }
}

/** Decides all open reports about a job. */
export const decideOpenReports = (tx: Tx, jobId: string, decision: 'removed' | 'kept', at: Date) =>
  tx
    .update(reports)
    .set({ decidedAt: at, decision })
    .where(and(eq(reports.jobId, jobId), isNull(reports.decision)))
    .returning({ id: reports.id, accountId: reports.accountId })

/** Removes an advert; undefined when it is not on the board any more. */
export async function takeDown(tx: Tx, jobId: string, note: string | null, at: Date) {
  const [job] = await tx
    .update(jobs)
    .set({ state: 'removed', closedAt: at, checkNote: note, version: sql`${jobs.version} + 1` })
    .where(and(eq(jobs.id, jobId), or(inArray(jobs.state, ['active', 'pending_check']), HELD)))
    .returning(CHECKED_COLUMNS)
  return job
}

/** Reports of an advert without a decision; each is of another person. The job is locked, so that two reports at once both count. */
export async function countOpenReports(tx: Tx, jobId: string): Promise<number> {
  await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for('update')
  return tx.$count(reports, and(eq(reports.jobId, jobId), isNull(reports.decision)))
}

/** Takes a live advert off the board; undefined when it is not live. */
export async function hideReported(tx: Tx, jobId: string): Promise<ReportedJob | undefined> {
  const [job] = await tx
    .update(jobs)
    .set({ state: 'pending_check', checks: [REPORTED], version: sql`${jobs.version} + 1` })
    .where(and(eq(jobs.id, jobId), eq(jobs.state, 'active')))
    .returning(CHECKED_COLUMNS)
  return job
}

/** Ends the wait for its reports: the advert is live again where nothing else holds it. Undefined when it did not wait for them. */
export async function showKept(tx: Tx, jobId: string): Promise<ReportedJob | undefined> {
  const [job] = await tx
    .update(jobs)
    .set({
      state: sql`case when array_remove(${jobs.checks}, ${REPORTED}) = '{}' then 'active' else ${jobs.state} end`,
      checks: sql`array_remove(${jobs.checks}, ${REPORTED})`,
      version: sql`${jobs.version} + 1`,
    })
    .where(and(eq(jobs.id, jobId), eq(jobs.state, 'pending_check'), sql`${REPORTED} = any(${jobs.checks})`))
    .returning(CHECKED_COLUMNS)
  return job
}
