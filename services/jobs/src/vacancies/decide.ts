import { announceChange, type Tx } from '@onward/database'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { type JobRow, jobs, organisations } from '../db/schema'
import { memberAccounts } from '../organisations'
import { changesBetween, recordVersion, tellApplicants, tellJobState } from './edit'
import { waitingEdits } from './schema'
import { dropWaitingEdit, readWaitingEdit, showWaitingEdit, withWords } from './waiting-edit'

/** What an administrator decided of, or why it could not be: a job nobody may see now, or one of which nothing waits. */
export type Decided =
  | { outcome: 'decided'; id: string; title: string; isEdit: boolean }
  | { outcome: 'suspended'; organisation: string }
  | { outcome: 'nothing-waits'; state: JobRow['state'] | null }

const told = { id: jobs.id, title: jobs.title, version: jobs.version, state: jobs.state, organisationId: jobs.organisationId }
type Told = Pick<JobRow, 'id' | 'title' | 'version' | 'state' | 'organisationId'>

/** Jobs, and edits of jobs that are shown, that wait for a check; the longest first. */
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

/** The job with its row held, so that no colleague saves other words while these are decided of. */
async function held(tx: Tx, id: string): Promise<{ job: JobRow; suspended: string | null } | null> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update')
  if (!job) return null
  const [of] = await tx
    .select({ name: organisations.name, suspendedAt: organisations.suspendedAt })
    .from(organisations)
    .where(eq(organisations.id, job.organisationId))
  return { job, suspended: of?.suspendedAt ? of.name : null }
}

async function tell(tx: Tx, job: Told, edit?: 'approved' | 'sent-back'): Promise<Decided> {
  await tellJobState(tx, job.organisationId, job, edit)
  await announceChange(tx, { accountIds: await memberAccounts(tx, job.organisationId), changed: ['job'] })
  return { outcome: 'decided', id: job.id, title: job.title, isEdit: edit !== undefined }
}

/** Shows a job that waits, or the new words of one that is shown; whoever applied is told of what they can read now. */
export async function approveJob(tx: Tx, id: string, at: Date): Promise<Decided> {
  const found = await held(tx, id)
  if (!found) return { outcome: 'nothing-waits', state: null }
  const { job: standing, suspended } = found
  if (suspended !== null) return { outcome: 'suspended', organisation: suspended }
  if (standing.state === 'pending_check') {
    const [job] = await tx
      .update(jobs)
      .set({ state: 'active', checks: [], checkNote: null, postedAt: at, version: sql`${jobs.version} + 1` })
      .where(eq(jobs.id, id))
      .returning(told)
    if (!job) throw new Error('a locked job went')
    const decided = await tell(tx, job)
    await tellApplicants(tx, id, at)
    return decided
  }
  const edit = standing.state === 'active' ? await readWaitingEdit(tx, id) : null
  if (!edit || edit.note !== null) return { outcome: 'nothing-waits', state: standing.state }
  const [job] = await showWaitingEdit(tx, edit)
  if (!job) throw new Error('a locked job went')
  const who = edit.byAccount === null ? null : { accountId: edit.byAccount }
  const change = { organisation: { id: standing.organisationId }, who, kind: edit.kind, at }
  await recordVersion(tx, job, change, changesBetween(standing, withWords(standing, edit)))
  await dropWaitingEdit(tx, id)
  const decided = await tell(tx, { ...job, state: 'active' }, 'approved')
  await tellApplicants(tx, id, at)
  return decided
}

/** Turns a job that waits into a draft, or keeps new words from a job that goes on as it is; with the reason for the employer. */
export async function sendBackJob(tx: Tx, id: string, reason: string): Promise<Decided> {
  const found = await held(tx, id)
  if (!found) return { outcome: 'nothing-waits', state: null }
  const { job: standing } = found
  if (standing.state === 'pending_check') {
    const checks = sql`array_append(${jobs.checks}, 'sent-back')`
    const [job] = await tx
      .update(jobs)
      .set({ state: 'draft', checks, checkNote: reason, version: sql`${jobs.version} + 1` })
      .where(eq(jobs.id, id))
      .returning(told)
    if (!job) throw new Error('a locked job went')
    return tell(tx, job)
  }
  const edit = standing.state === 'active' ? await readWaitingEdit(tx, id) : null
  if (!edit || edit.note !== null) return { outcome: 'nothing-waits', state: standing.state }
  await tx.update(waitingEdits).set({ note: reason }).where(eq(waitingEdits.jobId, id))
  const [job] = await tx
    .update(jobs)
    .set({ version: sql`${jobs.version} + 1` })
    .where(eq(jobs.id, id))
    .returning(told)
  if (!job) throw new Error('a locked job went')
  return tell(tx, job, 'sent-back')
}
