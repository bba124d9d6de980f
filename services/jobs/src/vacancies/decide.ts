import { announceChange, type Tx } from '@onward/database'
import { freezeApplications, thawApplications } from '../applications/freezes'
import type { JobRow } from '../db/schema'
import { memberAccounts } from '../organisations-store'
import { type CheckedJob, lockJob, saveDecision, saveEditNote } from './check-store'
import { announceJobState, changesBetween, notifyApplicants, recordVersion } from './edit'
import { REPORTED } from './rules'
import { dropWaitingEdit, readWaitingEdit, showWaitingEdit, withEdit } from './waiting-edit-store'

/** The job that was decided about, or why none: it cannot be shown now, or nothing waits. */
export type Decided =
  | { outcome: 'decided'; id: string; title: string; isEdit: boolean; applicants: number }
  | { outcome: 'suspended'; organisation: string }
  | { outcome: 'nothing-waits'; state: JobRow['state'] | null }

async function announceDecision(
  tx: Tx,
  job: CheckedJob,
  { edit, applicants = 0 }: { edit?: 'approved' | 'sent-back'; applicants?: number } = {},
): Promise<Decided> {
  await announceJobState(tx, job.organisationId, job, edit)
  await announceChange(tx, { accountIds: await memberAccounts(tx, job.organisationId), changed: ['job'] })
  return { outcome: 'decided', id: job.id, title: job.title, isEdit: edit !== undefined, applicants }
}

/** Approves a waiting job, or the new text of an active one, and notifies applicants. */
export async function approveJob(tx: Tx, id: string, at: Date): Promise<Decided> {
  const found = await lockJob(tx, id)
  if (!found) return { outcome: 'nothing-waits', state: null }
  const { job: current, suspended } = found
  if (suspended !== null) return { outcome: 'suspended', organisation: suspended }
  if (current.state === 'pending_check') {
    const isNew = !current.checks.includes(REPORTED)
    const job = await saveDecision(tx, id, { state: 'active', checks: [], checkNote: null, ...(isNew && { postedAt: at }) })
    const applicants = await thawApplications(tx, { jobId: id }, 'advert-removed', at)
    const decided = await announceDecision(tx, job, { applicants })
    await notifyApplicants(tx, id, at)
    return decided
  }
  const edit = current.state === 'active' ? await readWaitingEdit(tx, id) : null
  if (!edit || edit.note !== null) return { outcome: 'nothing-waits', state: current.state }
  const [job] = await showWaitingEdit(tx, edit)
  if (!job) throw new Error('a locked job is gone')
  const who = edit.byAccount === null ? null : { accountId: edit.byAccount }
  const change = { organisation: { id: current.organisationId }, who, kind: edit.kind, at }
  await recordVersion(tx, job, change, changesBetween(current, withEdit(current, edit)))
  await dropWaitingEdit(tx, id)
  const decided = await announceDecision(tx, { ...job, state: 'active' }, { edit: 'approved' })
  await notifyApplicants(tx, id, at)
  return decided
}

/** Returns a waiting job as a draft, or refuses the new text of an active one, with the reason for the employer. */
export async function sendBackJob(tx: Tx, id: string, reason: string, at: Date): Promise<Decided> {
  const found = await lockJob(tx, id)
  if (!found) return { outcome: 'nothing-waits', state: null }
  const { job: current } = found
  if (current.state === 'pending_check') {
    const job = await saveDecision(tx, id, { state: 'draft', checks: [...current.checks, 'sent-back'], checkNote: reason })
    // One that was public before is taken down; of a new one there are no applicants.
    return announceDecision(tx, job, { applicants: await freezeApplications(tx, { jobId: id }, 'advert-removed', at) })
  }
  const edit = current.state === 'active' ? await readWaitingEdit(tx, id) : null
  if (!edit || edit.note !== null) return { outcome: 'nothing-waits', state: current.state }
  await saveEditNote(tx, id, reason)
  return announceDecision(tx, await saveDecision(tx, id), { edit: 'sent-back' })
}
