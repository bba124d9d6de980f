import { REPORTS_THAT_HIDE } from '@onward/contracts/jobs/alerts'
import { Problem } from '@onward/contracts/problem'
import { announceChange, asSystem, emitEvent, type Tx } from '@onward/database'
import { freezeApplications } from '../applications/freezes'
import { memberAccounts } from '../organisations-store'
import { announceJobState } from './edit'
import {
  countOpenReports,
  decideOpenReports,
  hideReported,
  lockReported,
  type ReportedJob,
  showKept,
  takeDown,
} from './report-store'

export interface ReportDecision {
  decision: 'removed' | 'kept'
  /** The reason for the employer, when the advert is removed. */
  reason: string | null
  /** The number of open reports that were read: with more by now, there is no decision. Null skips this check. */
  seen: number | null
}

/** Hides an advert that `REPORTS_THAT_HIDE` people have reported, until an administrator decides; its employer reads that it waits. */
export async function hideIfReported(tx: Tx, jobId: string): Promise<void> {
  // Reports of others, and the job, are not the reporter's to see or change.
  await asSystem(tx)
  if ((await countOpenReports(tx, jobId)) < REPORTS_THAT_HIDE) return
  const job = await hideReported(tx, jobId)
  if (job) await announceState(tx, job)
}

type Reports = Awaited<ReturnType<typeof decideOpenReports>>
async function tellReporters(tx: Tx, decided: Reports, jobTitle: string, decision: ReportDecision['decision']): Promise<void> {
  for (const { id: reportId, accountId } of decided)
    await emitEvent(tx, 'report.decided', reportId, 1, { accountId, reportId, jobTitle, decision })
}

/** Answers the open reports of an advert that was decided about among those to check. */
export async function answerReports(tx: Tx, job: { id: string; title: string }, decision: ReportDecision['decision'], at: Date) {
  await tellReporters(tx, await decideOpenReports(tx, job.id, decision, at), job.title, decision)
}

async function announceState(tx: Tx, job: ReportedJob): Promise<void> {
  await announceJobState(tx, job.organisationId, job)
  await announceChange(tx, { accountIds: await memberAccounts(tx, job.organisationId), changed: ['job'] })
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
): Promise<{ title: string; notified: number; applicants: number }> {
  const report = await lockReported(tx, id)
  if (!report) throw new Problem('not-found', { text: 'jobs.admin-no-such-report' })
  if (report.decision)
    throw new Problem('state-conflict', { text: 'jobs.admin-report-decided', facts: { decision: report.decision } })
  const decided = await decideOpenReports(tx, report.jobId, decision, now)
  if (seen !== null && decided.length !== seen) {
    throw new Problem('state-conflict', { text: 'jobs.admin-reported-again' })
  }
  let applicants = 0
  if (decision === 'removed') {
    const job = await takeDown(tx, report.jobId, reason, now)
    if (job) await announceState(tx, job)
    // Also of one that had closed meanwhile: nobody may be asked for money by it.
    applicants = await freezeApplications(tx, { jobId: report.jobId }, 'advert-removed', now)
  } else {
    const job = await showKept(tx, report.jobId)
    if (job) await announceState(tx, job)
  }
  await tellReporters(tx, decided, report.title, decision)
  return { title: report.title, notified: decided.length, applicants }
}
