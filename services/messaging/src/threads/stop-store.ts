import { announceChange, isAnyOf, type Tx } from '@onward/database'
import { and, eq, inArray, or } from 'drizzle-orm'
import { participants, stops, threads } from '../db/schema'

type Side = 'jobseeker' | 'employer'

/** The conversations of one jobseeker with one employer, of whom this is one: there is one for each application. */
async function threadsBetween(tx: Tx, threadId: string): Promise<string[]> {
  const [thread] = await tx.select().from(threads).where(eq(threads.id, threadId))
  const jobseekers = tx
    .select({ id: participants.accountId })
    .from(participants)
    .where(and(eq(participants.threadId, threadId), eq(participants.role, 'jobseeker')))
  const theirs = tx
    .select({ id: participants.threadId })
    .from(participants)
    .where(and(inArray(participants.accountId, jobseekers), eq(participants.role, 'jobseeker')))
  const ofEmployer = thread?.organisationId
    ? and(eq(threads.organisationId, thread.organisationId), inArray(threads.id, theirs))
    : undefined
  const found = await tx
    .select({ id: threads.id })
    .from(threads)
    .where(or(eq(threads.id, threadId), ofEmployer))
  return found.map(({ id }) => id)
}

/** One side wants no more messages from the other. For transactions of the system. */
export async function stopThreads(tx: Tx, threadId: string, side: Side, at: Date): Promise<void> {
  const ids = await threadsBetween(tx, threadId)
  await tx
    .insert(stops)
    .values(ids.map((id) => ({ threadId: id, side, at })))
    .onConflictDoNothing()
  await announceTo(tx, ids)
}

/** One side takes the other's messages again. For transactions of the system. */
export async function allowThreads(tx: Tx, threadId: string, side: Side): Promise<void> {
  const ids = await threadsBetween(tx, threadId)
  await tx.delete(stops).where(and(isAnyOf(stops.threadId, ids), eq(stops.side, side)))
  await announceTo(tx, ids)
}

async function announceTo(tx: Tx, threadIds: readonly string[]): Promise<void> {
  const everyone = await tx
    .selectDistinct({ accountId: participants.accountId })
    .from(participants)
    .where(isAnyOf(participants.threadId, threadIds))
  for (const { accountId } of everyone) await announceChange(tx, { accountIds: [accountId], changed: ['thread'] })
}
