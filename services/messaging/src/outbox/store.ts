import type { Tx } from '@onward/database'
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { emails, texts } from '../db/schema'

const TABLES = { emails, texts }
export type Outbox = keyof typeof TABLES
export type Queued<O extends Outbox> = (typeof TABLES)[O]['$inferSelect']

/** Longer than anything outside may take to accept a message. */
const CLAIM_SECONDS = 60

/** Both tables have the columns of sending alike. */
const tableOf = (outbox: Outbox) => TABLES[outbox] as typeof texts
const isOpen = (table: typeof texts, id: string) => and(eq(table.id, id), isNull(table.sentAt), isNull(table.dropped))

/** The message for a minute, by the database's clock, if it is still to be sent and nobody else is sending it. */
export async function claim<O extends Outbox>(tx: Tx, outbox: O, id: string): Promise<Queued<O> | null> {
  const table = tableOf(outbox)
  const isFree = or(isNull(table.claimedUntil), lte(table.claimedUntil, sql`now()`))
  const [message] = await tx
    .update(table)
    .set({ claimedUntil: sql`now() + make_interval(secs => ${CLAIM_SECONDS})` })
    .where(and(isOpen(table, id), isFree))
    .returning()
  return (message as Queued<O> | undefined) ?? null
}

/** Until when somebody else may be sending it; null when it needs no sending any more. */
export async function claimedUntil(tx: Tx, outbox: Outbox, id: string): Promise<Date | null> {
  const table = tableOf(outbox)
  const [message] = await tx.select({ until: table.claimedUntil }).from(table).where(isOpen(table, id))
  return message?.until ?? null
}

export async function release(tx: Tx, outbox: Outbox, id: string): Promise<void> {
  const table = tableOf(outbox)
  await tx.update(table).set({ claimedUntil: null }).where(eq(table.id, id))
}

export async function endMessage(
  tx: Tx,
  outbox: Outbox,
  id: string,
  outcome: { sentAt: Date } | { dropped: string },
): Promise<void> {
  const table = tableOf(outbox)
  await tx.update(table).set(outcome).where(eq(table.id, id))
}
