import type { JobVersion } from '@onward/contracts/jobs/vacancies'
import type { Principal, Tx } from '@onward/database'
import { eq, sql } from 'drizzle-orm'
import { type JobRow, jobs, type NewJobRow } from '../db/schema'
import { editedColumns } from './edited-columns'
import { type WaitingEditRow, waitingEdits } from './schema'

/** A job as it would be with the words that wait. */
export const withWords = (job: JobRow, { words }: Pick<WaitingEditRow, 'words'>): JobRow => ({ ...job, ...words })

/** Whether somebody is still to look at it. */
export const editState = ({ note }: Pick<WaitingEditRow, 'note'>) => (note === null ? ('check' as const) : ('sent-back' as const))

export async function readWaitingEdit(tx: Tx, jobId: string): Promise<WaitingEditRow | null> {
  const [edit] = await tx.select().from(waitingEdits).where(eq(waitingEdits.jobId, jobId))
  return edit ?? null
}

export const dropWaitingEdit = (tx: Tx, jobId: string) => tx.delete(waitingEdits).where(eq(waitingEdits.jobId, jobId))

/** Keeps new words beside a job that stays as it is; those that waited before them go. The job's version rises, as with every save. */
export async function keepWaitingEdit(
  tx: Tx,
  standing: Pick<JobRow, 'id' | 'organisationId'>,
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
    .values({ jobId: standing.id, organisationId: standing.organisationId, ...edit })
    .onConflictDoUpdate({ target: waitingEdits.jobId, set: edit })
}

/** Makes the words that wait those that are shown; their signature is made anew of them. The job keeps its place on the board: what is new is not the job. */
export const showWaitingEdit = (tx: Tx, edit: WaitingEditRow) =>
  tx
    .update(jobs)
    .set({ ...edit.words, textSignature: null, version: sql`${jobs.version} + 1` })
    .where(eq(jobs.id, edit.jobId))
    .returning({ id: jobs.id, title: jobs.title, version: jobs.version, organisationId: jobs.organisationId })
