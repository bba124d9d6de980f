import { randomUUID } from 'node:crypto'
import { Problem } from '@onward/contracts/problem'
import { announceChange, type Database, emitEvent, enqueue, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, count, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { jobs, type OrganisationRow } from '../db/schema'
import { memberAccounts } from '../organisations'
import { recordVersion } from '../vacancies/edit'
import { EDITABLE } from '../vacancies/rules'
import { type AdvertClosingRow, advertClosings, waitingEdits } from '../vacancies/schema'
import { tellDecision } from './decide'

const TASK = 'jobs.close-adverts'
/** Adverts of one transaction: few enough that progress is seen, and nobody waits long for the board. */
const AT_ONCE = 50
const EVERY_MINUTES = 1
const STANDS_STILL_MS = 60_000

/** Those that are held come back when what holds them is lifted, so they are closed too. */
const HELD = ['organisation-suspended', 'employer-leaving'] as const
const open = (organisationId: string) =>
  and(
    eq(jobs.organisationId, organisationId),
    or(inArray(jobs.state, [...EDITABLE]), sql`${jobs.state} = 'closed' and ${jobs.checks} && ${sql.param([...HELD])}::text[]`),
  )

/**
 * Begins to close all adverts of an organisation, whose row is held; gives how many there are. Throws `state-conflict` where none is open,
 * or it has begun already.
 */
export async function beginClosing(tx: Tx, organisation: OrganisationRow, words: string, now: Date): Promise<number> {
  const [found] = await tx.select({ total: count() }).from(jobs).where(open(organisation.id))
  const total = found?.total ?? 0
  if (total === 0)
    throw new Problem('state-conflict', { text: 'jobs.admin-no-open-adverts', facts: { organisation: organisation.name } })
  const id = randomUUID()
  const closing = { id, organisationId: organisation.id, state: 'running' as const, words, total }
  const [begun] = await tx
    .insert(advertClosings)
    .values({ ...closing, startedAt: now, touchedAt: now })
    .onConflictDoNothing()
    .returning({ id: advertClosings.id })
  if (!begun)
    throw new Problem('state-conflict', { text: 'jobs.admin-closing-already', facts: { organisation: organisation.name } })
  await tellDecision(tx, organisation, 'adverts-closed')
  await enqueue(tx, TASK, { closingId: id }, { maxAttempts: 8 })
  return total
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

/** Closes the next few adverts in one transaction, which also counts them. False when there is nothing left to do. */
export function closeSome(db: Database, closingId: string, now: Date): Promise<boolean> {
  return db.withSystem(async (tx) => {
    const running = and(eq(advertClosings.id, closingId), eq(advertClosings.state, 'running'))
    const [closing] = await tx.select().from(advertClosings).where(running).for('update')
    if (!closing) return false
    const { organisationId } = closing
    const next = tx.select({ id: jobs.id }).from(jobs).where(open(organisationId)).orderBy(jobs.id).limit(AT_ONCE)
    const closed = await tx
      .update(jobs)
      .set({
        state: 'closed',
        closedAt: now,
        checks: sql`array_remove(array_remove(${jobs.checks}, ${HELD[0]}), ${HELD[1]})`,
        checkNote: closing.words,
        version: sql`${jobs.version} + 1`,
      })
      .where(inArray(jobs.id, next))
      .returning({ id: jobs.id, title: jobs.title, version: jobs.version, state: jobs.state })
    for (const job of closed) {
      await recordVersion(tx, job, { organisation: { id: organisationId }, who: null, kind: 'closed', at: now }, [])
      // The employer is told once of all, and not of each.
      await emitEvent(tx, 'job.state', job.id, job.version, {
        jobId: job.id,
        title: job.title,
        state: job.state,
        employerAccountIds: [],
      })
    }
    const ids = closed.map(({ id }) => id)
    if (ids.length > 0) await tx.delete(waitingEdits).where(inArray(waitingEdits.jobId, ids))
    const isDone = closed.length < AT_ONCE
    await tx
      .update(advertClosings)
      .set({
        state: isDone ? 'done' : 'running',
        closed: closing.closed + closed.length,
        // What was approved meanwhile is closed too.
        total: Math.max(closing.total, closing.closed + closed.length),
        touchedAt: now,
        endedAt: isDone ? now : null,
      })
      .where(eq(advertClosings.id, closingId))
    await announceChange(tx, { accountIds: await memberAccounts(tx, organisationId), changed: ['job'] })
    return !isDone
  })
}

/** The job behind a closing. What a killed process leaves is taken up again, each advert closed in the transaction that counts it. */
export function closingEvents(kit: ServiceKit): void {
  const closeAll = async (closingId: string) => {
    while (await closeSome(kit.db, closingId, kit.clock()));
  }
  kit.task<{ closingId: string }>(TASK, ({ closingId }) => closeAll(closingId))
  kit.cron('jobs.advert-closings', EVERY_MINUTES, async () => {
    const stuck = and(
      eq(advertClosings.state, 'running'),
      lt(advertClosings.touchedAt, new Date(kit.clock().getTime() - STANDS_STILL_MS)),
    )
    const left = await kit.db.withSystem((tx) => tx.select({ id: advertClosings.id }).from(advertClosings).where(stuck))
    for (const { id } of left) await closeAll(id)
  })
}
