import { Problem } from '@onward/contracts/problem'
import { announceChange, emitEvent, type Tx } from '@onward/database'
import { memberAccounts } from '../organisations-store'
import { tellJobState } from './edit'
import { decideOpenReports, lockReported, takeDown } from './report-store'

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
  const report = await lockReported(tx, id)
  if (!report) throw new Problem('not-found', { text: 'jobs.admin-no-such-report' })
  if (report.decision)
    throw new Problem('state-conflict', { text: 'jobs.admin-report-decided', facts: { decision: report.decision } })
  const decided = await decideOpenReports(tx, report.jobId, decision, now)
  if (seen !== null && decided.length !== seen) {
    throw new Problem('state-conflict', { text: 'jobs.admin-reported-again' })
  }
  if (decision === 'removed') {
    const job = await takeDown(tx, report.jobId, reason, now)
    if (job) {
      await tellJobState(tx, job.organisationId, job)
      await announceChange(tx, { accountIds: await memberAccounts(tx, job.organisationId), changed: ['job'] })
    }
  }
  for (const { id: reportId, accountId } of decided) {
    await emitEvent(tx, 'report.decided', reportId, 1, { accountId, reportId, jobTitle: report.title, decision })
  }
  return { title: report.title, told: decided.length }
}
