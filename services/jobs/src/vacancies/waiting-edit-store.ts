import type { JobVersion } from '@onward/contracts/jobs/vacancies'
import type { Principal, Tx } from '@onward/database'
import { eq, sql } from 'drizzle-orm'
import { type JobRow, jobs, type NewJobRow } from '../db/schema'
import { editedColumns } from './edited-columns'
import { type WaitingEditRow, waitingEdits } from './schema'

/** A job as it would be with its waiting edit. */
export const withEdit = (job: JobRow, { words }: Pick<WaitingEditRow, 'words'>): JobRow => ({ ...job, ...words })

/** Whether an administrator has yet to check it. */
export const editState = ({ note }: Pick<WaitingEditRow, 'note'>) => (note === null ? ('check' as const) : ('sent-back' as const))

export async function readWaitingEdit(tx: Tx, jobId: string): Promise<WaitingEditRow | null> {
  const [edit] = await tx.select().from(waitingEdits).where(eq(waitingEdits.jobId, jobId))
  return edit ?? null
}

export const dropWaitingEdit = (tx: Tx, jobId: string) => tx.delete(waitingEdits).where(eq(waitingEdits.jobId, jobId))

/** The same; false where none waited. */
export const discardEdit = async (tx: Tx, jobId: string): Promise<boolean> =>
  (await dropWaitingEdit(tx, jobId).returning({ jobId: waitingEdits.jobId })).length > 0

/** Keeps an edit beside a job that stays as it is, in place of one that waited. The caller raises the job's version. */
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

/** Writes a waiting edit into its job. The signature is made anew later; the job keeps its place on the board. */
export const showWaitingEdit = (tx: Tx, edit: WaitingEditRow) =>
  tx
    .update(jobs)
    .set({ ...edit.words, textSignature: null, version: sql`${jobs.version} + 1` })
    .where(eq(jobs.id, edit.jobId))
    .returning({ id: jobs.id, title: jobs.title, version: jobs.version, organisationId: jobs.organisationId })
