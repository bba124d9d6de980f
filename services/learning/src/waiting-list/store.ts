import type { FutureBadgeId } from '@onward/contracts'
import { emitEvent, type Tx } from '@onward/database'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { waitingList } from '../db/schema'

interface NewPlace {
  id: string
  accountId: string
  badge: FutureBadgeId
  at: Date
}

/** People who already wait keep their date; people notified before start anew. */
export async function joinList(tx: Tx, { id, accountId, badge, at }: NewPlace): Promise<void> {
  await tx
    .insert(waitingList)
    .values({ id, accountId, badge, since: at, toldAt: null })
    .onConflictDoUpdate({
      target: [waitingList.accountId, waitingList.badge],
      // A new id, because it identifies the event.
      set: { id, since: at, toldAt: null },
      setWhere: isNotNull(waitingList.toldAt),
    })
}

export async function leaveList(tx: Tx, accountId: string, badge: FutureBadgeId): Promise<void> {
  await tx.delete(waitingList).where(and(eq(waitingList.accountId, accountId), eq(waitingList.badge, badge)))
}

/** Badges that a person waits for. */
export const placesOf = (tx: Tx, accountId: string) =>
  tx
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.accountId, accountId), isNull(waitingList.toldAt)))

/** Announces a badge to everybody who waits for it, once. Gives how many there were. */
export async function announceToWaiting(tx: Tx, badge: FutureBadgeId, at: Date): Promise<number> {
  const waiting = await tx
    .update(waitingList)
    .set({ toldAt: at })
    .where(and(eq(waitingList.badge, badge), isNull(waitingList.toldAt)))
    .returning({ id: waitingList.id, accountId: waitingList.accountId })
  for (const { id, accountId } of waiting) await emitEvent(tx, 'badge.announced', id, 1, { accountId, badge })
  return waiting.length
}
