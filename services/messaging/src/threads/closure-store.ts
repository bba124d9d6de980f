import { type Closure, Problem, type ProblemText } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, desc, eq, sql } from 'drizzle-orm'
import { messages, participants, stops, threads } from '../db/schema'

/**
 * Why nobody writes in a conversation now, as somebody of it sees it; null while they may. It rests by what Onward said last in it, and stops when
 * either side wants no more messages.
 */
export async function closureOf(tx: Tx, threadId: string, accountId: string, now: Date): Promise<Closure | null> {
  const [thread] = await tx.select({ closesAt: threads.closesAt }).from(threads).where(eq(threads.id, threadId))
  if (thread?.closesAt && thread.closesAt <= now) return 'over'
  const [last] = await tx
    .select({ facts: messages.facts })
    .from(messages)
    .where(and(eq(messages.threadId, threadId), eq(messages.kind, 'notice'), sql`${messages.facts} ? 'frozen'`))
    .orderBy(desc(messages.seq))
    .limit(1)
  if (last?.facts.frozen) return 'resting'
  const stopped = await tx
    .select({ side: stops.side, role: participants.role })
    .from(stops)
    .leftJoin(participants, and(eq(participants.threadId, stops.threadId), eq(participants.accountId, accountId)))
    .where(eq(stops.threadId, threadId))
  if (stopped.length === 0) return null
  return stopped.some(({ side, role }) => side === role) ? 'stopped-here' : 'stopped'
}

const REFUSALS: Readonly<Record<Closure, ProblemText>> = {
  resting: 'messaging.thread-frozen',
  over: 'messaging.thread-over',
  'stopped-here': 'messaging.thread-stopped-here',
  stopped: 'messaging.thread-stopped',
}
/** Throws `state-conflict` with the reason where nobody writes now. */
export async function mustBeOpen(tx: Tx, threadId: string, accountId: string, now: Date): Promise<void> {
  const closure = await closureOf(tx, threadId, accountId, now)
  if (closure) throw new Problem('state-conflict', { text: REFUSALS[closure] })
}

/** Those of the conversations in which nobody can write now, each with the reason. */
export async function closuresOf(
  tx: Tx,
  threadIds: readonly string[],
  accountId: string,
  now: Date,
): Promise<ReadonlyMap<string, Closure>> {
  const closed = new Map<string, Closure>()
  for (const id of threadIds) {
    const closure = await closureOf(tx, id, accountId, now)
    if (closure) closed.set(id, closure)
  }
  return closed
}

export async function isStopped(tx: Tx, threadId: string): Promise<boolean> {
  const [found] = await tx.select({ side: stops.side }).from(stops).where(eq(stops.threadId, threadId)).limit(1)
  return found !== undefined
}
