import { announceChange, type Tx } from '@onward/database'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { type JobRow, jobs, organisations } from '../db/schema'
import { memberAccounts } from '../organisations'
import { changesBetween, recordVersion, tellApplicants, tellJobState } from './edit'
import { waitingEdits } from './schema'
import { dropWaitingEdit, readWaitingEdit, showWaitingEdit, withEdit } from './waiting-edit'

/** What an administrator decided about, or why not: nobody may see the job now, or nothing of it waits. */
export type Decided =
  | { outcome: 'decided'; id: string; title: string; isEdit: boolean }
  | { outcome: 'suspended'; organisation: string }
  | { outcome: 'nothing-waits'; state: JobRow['state'] | null }

const NOTIFIED_COLUMNS = {
  id: jobs.id,
  title: jobs.title,
  version: jobs.version,
  state: jobs.state,
  organisationId: jobs.organisationId,
}
type Told = Pick<JobRow, 'id' | 'title' | 'version' | 'state' | 'organisationId'>

/** Jobs, and edits of active jobs, that wait for a check; the longest first. */
export const waitingForCheck = async (tx: Tx) => {
  const whole = await tx
    .select({ id: jobs.id, title: jobs.title, company: jobs.company, checks: jobs.checks, since: jobs.postedAt })
    .from(jobs)
    .where(eq(jobs.state, 'pending_check'))
    .orderBy(asc(jobs.postedAt), asc(jobs.id))
  const edits = await tx
    .select({ id: jobs.id, title: jobs.title, company: jobs.company, checks: waitingEdits.checks, since: waitingEdits.savedAt })
    .from(waitingEdits)
    .innerJoin(jobs, eq(jobs.id, waitingEdits.jobId))
    .where(and(isNull(waitingEdits.note), eq(jobs.state, 'active')))
    .orderBy(asc(waitingEdits.savedAt), asc(jobs.id))
  return [...whole.map((one) => ({ ...one, isEdit: false })), ...edits.map((one) => ({ ...one, isEdit: true }))].sort(
    (a, b) => a.since.getTime() - b.since.getTime(),
  )
}

/** Locks the job, so that no colleague changes its text while an administrator decides. */
async function lockJob(tx: Tx, id: string): Promise<{ job: JobRow; suspended: string | null } | null> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update')
  if (!job) return null
  const [organisation] = await tx
    .select({ name: organisations.name, suspendedAt: organisations.suspendedAt })
    .from(organisations)
    .where(eq(organisations.id, job.organisationId))
  return { job, suspended: organisation?.suspendedAt ? organisation.name : null }
}

async function tell(tx: Tx, job: Told, edit?: 'approved' | 'sent-back'): Promise<Decided> {
  await tellJobState(tx, job.organisationId, job, edit)
  await announceChange(tx, { accountIds: await memberAccounts(tx, job.organisationId), changed: ['job'] })
  return { outcome: 'decided', id: job.id, title: job.title, isEdit: edit !== undefined }
}

/** Shows a job that waits, or the new text of an active one; whoever applied is told. */
export async function approveJob(tx: Tx, id: string, at: Date): Promise<Decided> {
  const found = await lockJob(tx, id)
  if (!found) return { outcome: 'nothing-waits', state: null }
  const { job: current, suspended } = found
  if (suspended !== null) return { outcome: 'suspended', organisation: suspended }
  if (current.state === 'pending_check') {
    const [job] = await tx
      .update(jobs)
      .set({ state: 'active', checks: [], checkNote: null, postedAt: at, version: sql`${jobs.version} + 1` })
      .where(eq(jobs.id, id))
      .returning(NOTIFIED_COLUMNS)
    if (!job) throw new Error('a locked job went')
    const decided = await tell(tx, job)
    await tellApplicants(tx, id, at)
    return decided
  }
  const edit = current.state === 'active' ? await readWaitingEdit(tx, id) : null
  if (!edit || edit.note !== null) return { outcome: 'nothing-waits', state: current.state }
  const [job] = await showWaitingEdit(tx, edit)
  if (!job) throw new Error('a locked job went')
  const who = edit.byAccount === null ? null : { accountId: edit.byAccount }
  const change = { organisation: { id: current.organisationId }, who, kind: edit.kind, at }
  await recordVersion(tx, job, change, changesBetween(current, withEdit(current, edit)))
  await dropWaitingEdit(tx, id)
  const decided = await tell(tx, { ...job, state: 'active' }, 'approved')
  await tellApplicants(tx, id, at)
  return decided
}

/** Turns a job that waits into a draft, or refuses the new text of an active one; with the reason for the employer. */
export async function sendBackJob(tx: Tx, id: string, reason: string): Promise<Decided> {
  const found = await lockJob(tx, id)
  if (!found) return { outcome: 'nothing-waits', state: null }
  const { job: current } = found
  if (current.state === 'pending_check') {
    const checks = sql`array_append(${jobs.checks}, 'sent-back')`
    const [job] = await tx
      .update(jobs)
      .set({ state: 'draft', checks, checkNote: reason, version: sql`${jobs.version} + 1` })
      .where(eq(jobs.id, id))
      .returning(NOTIFIED_COLUMNS)
    if (!job) throw new Error('a locked job went')
    return tell(tx, job)
  }
  const edit = current.state === 'active' ? await readWaitingEdit(tx, id) : null
  if (!edit || edit.note !== null) return { outcome: 'nothing-waits', state: current.state }
  await tx.update(waitingEdits).set({ note: reason }).where(eq(waitingEdits.jobId, id))
  const [job] = await tx
    .update(jobs)
    .set({ version: sql`${jobs.version} + 1` })
    .where(eq(jobs.id, id))
    .returning(NOTIFIED_COLUMNS)
  if (!job) throw new Error('a locked job went')
  return tell(tx, job, 'sent-back')
}
