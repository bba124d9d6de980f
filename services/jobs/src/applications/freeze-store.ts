import type { Freeze } from '@onward/contracts/jobs/freezes'
import type { Tx } from '@onward/database'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type ApplicationRow, applications, heldRejections, interviews } from '../db/schema'

/** Applications to one advert, or to an employer. */
export type Frozen = { jobId: string } | { organisationId: string }

const ofScope = (scope: Frozen) =>
  'jobId' in scope ? eq(applications.jobId, scope.jobId) : eq(applications.organisationId, scope.organisationId)
const has = (cause: Freeze) => sql<boolean>`${cause} = any(${applications.frozen})`

/** Open applications that do not have, or have, a cause; locked in the order of ids. */
export const liveOf = (tx: Tx, scope: Frozen, cause: Freeze, isFrozen: boolean): Promise<ApplicationRow[]> =>
  tx
    .select()
    .from(applications)
    .where(and(ofScope(scope), eq(applications.live, true), isFrozen ? has(cause) : sql`not ${has(cause)}`))
    .orderBy(asc(applications.id))
    .for('update')

/** Those that have ended, at once: nobody is told, and nothing is said in them either. */
export async function freezeEnded(tx: Tx, scope: Frozen, cause: Freeze, at: Date): Promise<void> {
  await tx
    .update(applications)
    .set({
      frozen: sql`array_append(${applications.frozen}, ${cause})`,
      frozenSince: sql`coalesce(${applications.frozenSince}, ${at.toISOString()}::timestamptz)`,
    })
    .where(and(ofScope(scope), eq(applications.live, false), sql`not ${has(cause)}`))
}
export async function thawEnded(tx: Tx, scope: Frozen, cause: Freeze): Promise<void> {
  await tx
    .update(applications)
    .set({
      frozen: sql`array_remove(${applications.frozen}, ${cause})`,
      frozenSince: sql`case when array_remove(${applications.frozen}, ${cause}) = '{}' then null else ${applications.frozenSince} end`,
    })
    .where(and(ofScope(scope), eq(applications.live, false), has(cause)))
}

/** Stores what freezes a locked application; a rejection that is held stays that of its version. Gives the new version. */
export async function saveFrozen(
  tx: Tx,
  { id, version }: ApplicationRow,
  frozen: { frozen: Freeze[]; frozenSince: Date | null },
): Promise<number> {
  await tx
    .update(applications)
    .set({ ...frozen, version: version + 1 })
    .where(eq(applications.id, id))
  await tx
    .update(heldRejections)
    .set({ version: version + 1 })
    .where(and(eq(heldRejections.application, id), eq(heldRejections.version, version)))
  return version + 1
}

/** A held rejection can be undone for the whole time again. */
export async function deferRejection(tx: Tx, applicationId: string, until: Date): Promise<boolean> {
  const held = await tx
    .update(heldRejections)
    .set({ dueAt: until })
    .where(eq(heldRejections.application, applicationId))
    .returning({ id: heldRejections.application })
  return held.length > 0
}

/** The next version of an interview's calendar entry. */
export async function nextSequence(tx: Tx, id: string, at: Date): Promise<typeof interviews.$inferSelect | undefined> {
  const [row] = await tx
    .update(interviews)
    .set({ sequence: sql`${interviews.sequence} + 1`, changedAt: at })
    .where(eq(interviews.id, id))
    .returning()
  return row
}
