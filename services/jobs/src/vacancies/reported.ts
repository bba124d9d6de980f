import { Problem } from '@onward/contracts/problem'
import { announceChange, emitEvent, type Tx } from '@onward/database'
import { memberAccounts } from '../organisations-store'
import { announceJobState } from './edit'
import { decideOpenReports, lockReported, takeDown } from './report-store'

export interface ReportDecision {
  decision: 'removed' | 'kept'
  /** The reason for the employer, when the advert is removed. */
  reason: string | null
  /** The number of open reports that were read: with more by now, there is no decision. Null skips this check. */
  seen: number | null
}

/**
 * Decides about a reported advert. A removed one leaves the board and its employer gets the reason; everybody who reported it is
 * notified. Throws `not-found`, and `state-conflict` with a plain sentence when it was decided, or reported again, meanwhile.
 */
export async function decideReports(
  tx: Tx,
  id: string,
  { decision, reason, seen }: ReportDecision,
  now: Date,
): Promise<{ title: string; notified: number }> {
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
      await announceJobState(tx, job.organisationId, job)
      await announceChange(tx, { accountIds: await memberAccounts(tx, job.organisationId), changed: ['job'] })
    }
  }
  for (const { id: reportId, accountId } of decided) {
    await emitEvent(tx, 'report.decided', reportId, 1, { accountId, reportId, jobTitle: report.title, decision })
  }
  return { title: report.title, notified: decided.length }
}
