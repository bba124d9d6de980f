import { randomUUID } from 'node:crypto'
import { isAnyOf, type Tx } from '@onward/database'
import { and, count, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { jobs } from '../db/schema'
import { EDITABLE } from '../vacancies/rules'
import { type AdvertClosingRow, advertClosings, waitingEdits } from '../vacancies/schema'
import type { Hold } from './decision-store'

/** Adverts held by a suspension would come back after it, so they are closed too. */
const HOLDS = ['organisation-suspended', 'employer-leaving'] as const satisfies readonly Hold[]
const open = (organisationId: string) =>
  and(
    eq(jobs.organisationId, organisationId),
    or(inArray(jobs.state, [...EDITABLE]), sql`${jobs.state} = 'closed' and ${jobs.checks} && ${sql.param([...HOLDS])}::text[]`),
  )

export async function countOpenAdverts(tx: Tx, organisationId: string): Promise<number> {
  const [found] = await tx.select({ total: count() }).from(jobs).where(open(organisationId))
  return found?.total ?? 0
}

/** Gives the id of the closing; null where one is running. */
export async function insertClosing(
  tx: Tx,
  closing: { organisationId: string; words: string; total: number },
  at: Date,
): Promise<string | null> {
  const [begun] = await tx
    .insert(advertClosings)
    .values({ ...closing, id: randomUUID(), state: 'running', startedAt: at, touchedAt: at })
    .onConflictDoNothing()
    .returning({ id: advertClosings.id })
  return begun?.id ?? null
}

/** The last closing of an organisation's adverts. */
export async function lastClosing(tx: Tx, organisationId: string): Promise<AdvertClosingRow | null> {
  const [closing] = await tx
    .select()
    .from(advertClosings)
    .where(eq(advertClosings.organisationId, organisationId))
    .orderBy(desc(advertClosings.startedAt))
    .limit(1)
  return closing ?? null
}

/** A running closing, locked. */
export async function lockRunningClosing(tx: Tx, id: string): Promise<AdvertClosingRow | null> {
  const running = and(eq(advertClosings.id, id), eq(advertClosings.state, 'running'))
  const [closing] = await tx.select().from(advertClosings).where(running).for('update')
  return closing ?? null
}

/** Closes the next open adverts of an organisation, at most `limit`, and removes their waiting edits. */
export async function closeNextAdverts(tx: Tx, organisationId: string, note: string, limit: number, at: Date) {
  const next = tx.select({ id: jobs.id }).from(jobs).where(open(organisationId)).orderBy(jobs.id).limit(limit)
  const closed = await tx
    .update(jobs)
    .set({
      state: 'closed',
      closedAt: at,
      checks: sql`array_remove(array_remove(${jobs.checks}, ${HOLDS[0]}), ${HOLDS[1]})`,
      checkNote: note,
      version: sql`${jobs.version} + 1`,
    })
    .where(inArray(jobs.id, next))
    .returning({ id: jobs.id, title: jobs.title, version: jobs.version, state: jobs.state })
  const ids = closed.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(waitingEdits).where(isAnyOf(waitingEdits.jobId, ids))
  return closed
}

/** Adds the number of adverts that one transaction closed. */
export async function saveProgress(tx: Tx, closing: AdvertClosingRow, more: number, isDone: boolean, at: Date): Promise<void> {
  const closed = closing.closed + more
  await tx
    .update(advertClosings)
    .set({
      state: isDone ? 'done' : 'running',
      closed,
      // Adverts approved meanwhile count too.
      total: Math.max(closing.total, closed),
      touchedAt: at,
      endedAt: isDone ? at : null,
    })
    .where(eq(advertClosings.id, closing.id))
}

/** Running closings without progress since a time, the longest still first. */
export async function stalledClosings(tx: Tx, since: Date, limit: number): Promise<string[]> {
  const stalled = and(eq(advertClosings.state, 'running'), lt(advertClosings.touchedAt, since))
  const { id, touchedAt } = advertClosings
  const rows = await tx.select({ id }).from(advertClosings).where(stalled).orderBy(touchedAt).limit(limit)
  return rows.map((row) => row.id)
}
