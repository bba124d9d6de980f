import { emitEvent, type Tx } from '@onward/database'
import type { AdminCommands } from '@onward/service-kit'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { jobs, members, organisations, reports, verifications } from './db/schema'
import { organisationCommands } from './organisation/admin'
import { memberAccounts, tellAccounts } from './organisations'
import { tellApplicants } from './vacancies/edit'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function requiredId(args: readonly string[], what: string): string {
  const [id] = args
  if (!id || !UUID.test(id)) throw new Error(`Give the id of the ${what}, as shown by list-pending.`)
  return id.toLowerCase()
}

/** Tells the employer of a job's new state, by event and live. */
async function tellJobState(
  tx: Tx,
  job: { id: string; title: string; version: number; organisationId: string },
  state: string,
): Promise<void> {
  const employerAccountIds = await memberAccounts(tx, job.organisationId)
  await emitEvent(tx, 'job.state', job.id, job.version, { jobId: job.id, title: job.title, state, employerAccountIds })
  await tellAccounts(tx, employerAccountIds, 'employer-jobs', job.id)
}

const stateColumns = { id: jobs.id, title: jobs.title, version: jobs.version, organisationId: jobs.organisationId }

async function notPending(tx: Tx, id: string): Promise<Error> {
  const [job] = await tx.select({ state: jobs.state }).from(jobs).where(eq(jobs.id, id))
  return new Error(job ? `This job is ${job.state}; only one that is pending_check can be decided.` : 'There is no such job.')
}

/** What an administrator does from the command line: `npm run admin -- <name> …`. */
export const adminCommands: AdminCommands = {
  ...organisationCommands,
  'approve-job': {
    summary: '<id>: show a job that waits for a check',
    run: (args, { db, clock }) =>
      db.withSystem(async (tx) => {
        const id = requiredId(args, 'job')
        const [held] = await tx
          .select({ name: organisations.name })
          .from(jobs)
          .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
          .where(and(eq(jobs.id, id), isNotNull(organisations.suspendedAt)))
        if (held) throw new Error(`${held.name} is suspended: restore it first.`)
        const [job] = await tx
          .update(jobs)
          .set({ state: 'active', checks: [], checkNote: null, postedAt: clock(), version: sql`${jobs.version} + 1` })
          .where(and(eq(jobs.id, id), eq(jobs.state, 'pending_check')))
          .returning(stateColumns)
        if (!job) throw await notPending(tx, id)
        await tellJobState(tx, job, 'active')
        // What was changed while it was shown, and waited for this.
        await tellApplicants(tx, job.id, clock())
        return `"${job.title}" is active.`
      }),
  },
  'send-back-job': {
    summary: '<id> <reason>: turn a job that waits for a check into a draft, with the reason for the employer',
    run: (args, { db }) =>
      db.withSystem(async (tx) => {
        const id = requiredId(args, 'job')
        const reason = args.slice(1).join(' ').trim()
        if (!reason) throw new Error('Say why, in words for the employer.')
        const [job] = await tx
          .update(jobs)
          .set({
            state: 'draft',
            checks: sql`array_append(${jobs.checks}, 'sent-back')`,
            checkNote: reason,
            version: sql`${jobs.version} + 1`,
          })
          .where(and(eq(jobs.id, id), eq(jobs.state, 'pending_check')))
          .returning(stateColumns)
        if (!job) throw await notPending(tx, id)
        await tellJobState(tx, job, 'draft')
        return `"${job.title}" is a draft again.`
      }),
  },
  'decide-report': {
    summary: '<report id> removed|kept: decide about a reported job; everybody who reported it is told',
    run: (args, { db, clock }) =>
      db.withSystem(async (tx) => {
        const id = requiredId(args, 'report')
        const decision = args[1]
        if (decision !== 'removed' && decision !== 'kept') throw new Error('Say what you decided: removed or kept.')
        const [report] = await tx
          .select({ jobId: reports.jobId, decision: reports.decision })
          .from(reports)
          .where(eq(reports.id, id))
        if (!report) throw new Error('There is no such report.')
        if (report.decision) throw new Error(`This report was decided already: ${report.decision}.`)
        const decided = await tx
          .update(reports)
          .set({ decidedAt: clock(), decision })
          .where(and(eq(reports.jobId, report.jobId), isNull(reports.decision)))
          .returning({ id: reports.id, accountId: reports.accountId })
        const [job] =
          decision === 'removed'
            ? await tx
                .update(jobs)
                .set({ state: 'removed', closedAt: clock(), version: sql`${jobs.version} + 1` })
                .where(and(eq(jobs.id, report.jobId), inArray(jobs.state, ['active', 'pending_check'])))
                .returning(stateColumns)
            : []
        if (job) await tellJobState(tx, job, 'removed')
        const [about] = await tx.select({ title: jobs.title }).from(jobs).where(eq(jobs.id, report.jobId))
        for (const { id: reportId, accountId } of decided) {
          await emitEvent(tx, 'report.decided', reportId, 1, { accountId, reportId, jobTitle: about?.title ?? '', decision })
        }
        return `"${about?.title}" is ${decision}. Reports decided: ${decided.length}.`
      }),
  },
  'list-pending': {
    summary: ': organisations to verify, jobs to check and reports to decide, oldest first',
    run: (_args, { db }) =>
      db.withSystem(async (tx) => {
        const unverified = await tx
          .select({ id: organisations.id, name: organisations.name })
          .from(organisations)
          .where(isNull(organisations.verifiedAt))
          .orderBy(asc(organisations.createdAt))
        const people = unverified.length
          ? await tx
              .select({ organisationId: members.organisationId, firstName: members.firstName, lastName: members.lastName })
              .from(members)
              .where(
                inArray(
                  members.organisationId,
                  unverified.map((one) => one.id),
                ),
              )
          : []
        const pending = await tx
          .select({ id: jobs.id, title: jobs.title, company: jobs.company, checks: jobs.checks })
          .from(jobs)
          .where(eq(jobs.state, 'pending_check'))
          .orderBy(asc(jobs.postedAt))
        const reported = await tx
          .select({ id: reports.id, reason: reports.reason, text: reports.text, title: jobs.title, company: jobs.company })
          .from(reports)
          .innerJoin(jobs, eq(jobs.id, reports.jobId))
          .where(isNull(reports.decision))
          .orderBy(asc(reports.reportedAt))
        const sent = await tx
          .select({ organisationId: verifications.organisationId })
          .from(verifications)
          .where(isNull(verifications.decidedAt))
        const waits = new Set(sent.map((one) => one.organisationId))
        const [first, later] = [true, false].map((isSent) => unverified.filter((one) => waits.has(one.id) === isSent))
        const names = (id: string) =>
          people
            .filter((one) => one.organisationId === id)
            .map((one) => `${one.firstName} ${one.lastName}`.trim())
            .join(', ')
        return [
          `Organisations to verify: ${first?.length ?? 0}`,
          ...(first ?? []).map((one) => `  ${one.id}  ${one.name}  (${names(one.id)})`),
          `Organisations that have sent nothing to check: ${later?.length ?? 0}`,
          ...(later ?? []).map((one) => `  ${one.id}  ${one.name}  (${names(one.id)})`),
          `Reports to decide: ${reported.length}`,
          ...reported.map((one) => `  ${one.id}  ${one.title}, ${one.company}  [${one.reason}] ${one.text}`),
          `Jobs to check: ${pending.length}`,
          ...pending.map((one) => `  ${one.id}  ${one.title}, ${one.company}  [${one.checks.join(', ')}]`),
        ].join('\n')
      }),
  },
}
