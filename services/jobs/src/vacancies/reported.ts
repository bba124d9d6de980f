import { Problem } from '@onward/contracts/problem'
import { announceChange, emitEvent, type Tx } from '@onward/database'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { jobs, reports } from '../db/schema'
import { memberAccounts } from '../organisations'
import { tellJobState } from './edit'

/** Off the board with its organisation, and on it again once that is over, unless it is taken down. */
const HELD = sql`${jobs.state} = 'closed' and ${jobs.checks} && array['organisation-suspended', 'employer-leaving']`

export interface ReportDecision {
  decision: 'removed' | 'kept'
  /** For the employer, of an advert that is taken down. */
  reason: string | null
  /** How many open reports were read; others that came since are decided by nobody. Null counts none. */
  seen: number | null
}

/**
 * Decides about a reported advert: one that is taken down leaves the board and its employer reads why; everybody who reported it is told.
 * Throws `not-found`, and `state-conflict` with a plain sentence where it was decided, or reported again, meanwhile.
 */
export async function decideReports(
  tx: Tx,
  id: string,
  { decision, reason, seen }: ReportDecision,
  now: Date,
): Promise<{ title: string; told: number }> {
  const [report] = await tx.select({ jobId: reports.jobId }).from(reports).where(eq(reports.id, id))
  if (!report) throw new Problem('not-found', { text: 'jobs.admin-no-such-report' })
  // Two administrators come one after the other.
  const [about] = await tx.select({ title: jobs.title }).from(jobs).where(eq(jobs.id, report.jobId)).for('update')
  const [current] = await tx.select({ decision: reports.decision }).from(reports).where(eq(reports.id, id))
  if (current?.decision)
    throw new Problem('state-conflict', { text: 'jobs.admin-report-decided', facts: { decision: current.decision } })
  const decided = await tx
    .update(reports)
    .set({ decidedAt: now, decision })
    .where(and(eq(reports.jobId, report.jobId), isNull(reports.decision)))
    .returning({ id: reports.id, accountId: reports.accountId })
  if (seen !== null && decided.length !== seen) {
    throw new Problem('state-conflict', { text: 'jobs.admin-reported-again' })
  }
  if (decision === 'removed') {
    const [job] = await tx
      .update(jobs)
      .set({ state: 'removed', closedAt: now, checkNote: reason, version: sql`${jobs.version} + 1` })
      .where(and(eq(jobs.id, report.jobId), or(inArray(jobs.state, ['active', 'pending_check']), HELD)))
      .returning({
        id: jobs.id,
        title: jobs.title,
        version: jobs.version,
        state: jobs.state,
        organisationId: jobs.organisationId,
      })
    if (job) {
      await tellJobState(tx, job.organisationId, job)
      await announceChange(tx, { accountIds: await memberAccounts(tx, job.organisationId), changed: ['job'] })
    }
  }
  const title = about?.title ?? ''
  for (const { id: reportId, accountId } of decided) {
    await emitEvent(tx, 'report.decided', reportId, 1, { accountId, reportId, jobTitle: title, decision })
  }
  return { title, told: decided.length }
}
