import { randomUUID } from 'node:crypto'
import { announceChange, type Tx } from '@onward/database'
import { and, eq, sql } from 'drizzle-orm'
import { messages, threads } from '../db/schema'
import type { Told } from '../notices/from-events'

/** Told elsewhere: a message stands in its own thread, and an alert's jobs would bury everything else. */
const ELSEWHERE: ReadonlySet<Told['kind']> = new Set(['message-received', 'alert-matched'])

/** Keeps a notice that matters (one that is worth an email) in the person's system thread, where they have one. */
export async function keepNotice(tx: Tx, accountId: string, { kind, facts, href, email }: Told, at: Date): Promise<void> {
  if (!email || ELSEWHERE.has(kind)) return
  const [thread] = await tx
    .update(threads)
    .set({ lastSeq: sql`${threads.lastSeq} + 1`, lastAt: at })
    .where(and(eq(threads.ownerId, accountId), eq(threads.type, 'system')))
    .returning({ threadId: threads.id, seq: threads.lastSeq })
  if (!thread) return
  await tx
    .insert(messages)
    .values({ id: randomUUID(), ...thread, sender: 'onward', kind: 'notice', facts: { kind, facts, href }, at })
  await announceChange(tx, { accountIds: [accountId], changed: ['thread'] })
}
