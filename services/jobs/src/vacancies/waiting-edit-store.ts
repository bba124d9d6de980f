import type { JobVersion } from '@onward/contracts/jobs/vacancies'
import type { Principal, Tx } from '@onward/database'
import { eq, sql } from 'drizzle-orm'
import { type JobRow, jobs, type NewJobRow } from '../db/schema'
import { editedColumns } from './edited-columns'
import { type WaitingEditRow, waitingEdits } from './schema'

/** A job as its waiting edit would make it. */
export const withEdit = (job: JobRow, { words }: Pick<WaitingEditRow, 'words'>): JobRow => ({ ...job, ...words })

/** Whether it still waits for an administrator's check. */
export const editState = ({ note }: Pick<WaitingEditRow, 'note'>) => (note === null ? ('check' as const) : ('sent-back' as const))

export async function readWaitingEdit(tx: Tx, jobId: string): Promise<WaitingEditRow | null> {
  const [edit] = await tx.select().from(waitingEdits).where(eq(waitingEdits.jobId, jobId))
  return edit ?? null
}

export const dropWaitingEdit = (tx: Tx, jobId: string) => tx.delete(waitingEdits).where(eq(waitingEdits.jobId, jobId))

/** Deletes a waiting edit; false when there was none. */
export const discardEdit = async (tx: Tx, jobId: string): Promise<boolean> =>
  (await dropWaitingEdit(tx, jobId).returning({ jobId: waitingEdits.jobId })).length > 0

/** Stores an edit beside its unchanged job, in place of a waiting one. The caller raises the job's version. */
export async function saveWaitingEdit(
  tx: Tx,
  current: Pick<JobRow, 'id' | 'organisationId'>,
  made: NewJobRow,
  change: { who: Principal; kind: JobVersion['kind']; at: Date },
): Promise<void> {
  const edit = {
    words: editedColumns(made),
    kind: change.kind === 'imported' ? ('imported' as const) : ('edited' as const),
    checks: made.checks ?? [],
    note: null,
    byAccount: change.who.accountId,
    savedAt: change.at,
  }
  await tx
    .insert(waitingEdits)
    .values({ jobId: current.id, organisationId: current.organisationId, ...edit })
    .onConflictDoUpdate({ target: waitingEdits.jobId, set: edit })
}

/** A returned edit waits for the check again. */
export async function reopenEdit(tx: Tx, jobId: string): Promise<void> {
  await tx
    .update(waitingEdits)
    .set({ note: null, checks: sql`array_append(${waitingEdits.checks}, 'appeal')` })
    .where(eq(waitingEdits.jobId, jobId))
}

/** Applies a waiting edit to its job. The signature is computed again later; the job keeps its place on the board. */
export const showWaitingEdit = (tx: Tx, edit: WaitingEditRow) =>
  tx
    .update(jobs)
    .set({ ...edit.words, textSignature: null, version: sql`${jobs.version} + 1` })
    .where(eq(jobs.id, edit.jobId))
    .returning({ id: jobs.id, title: jobs.title, version: jobs.version, organisationId: jobs.organisationId })
