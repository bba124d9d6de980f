import type { FutureBadgeId } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { waitingList } from '../db/schema'

interface NewPlace {
  id: string
  accountId: string
  badge: FutureBadgeId
  at: Date
}

/** Who waits already keeps the day; who was told before waits anew. */
export async function joinList(tx: Tx, { id, accountId, badge, at }: NewPlace): Promise<void> {
  await tx
    .insert(waitingList)
    .values({ id, accountId, badge, since: at, toldAt: null })
    .onConflictDoUpdate({
      target: [waitingList.accountId, waitingList.badge],
      // Another id: what is told under it is told for the first time.
      set: { id, since: at, toldAt: null },
      setWhere: isNotNull(waitingList.toldAt),
    })
}

export async function leaveList(tx: Tx, accountId: string, badge: FutureBadgeId): Promise<void> {
  await tx.delete(waitingList).where(and(eq(waitingList.accountId, accountId), eq(waitingList.badge, badge)))
}

/** The badges that a person waits for and has not been told of. */
export const placesOf = (tx: Tx, accountId: string) =>
  tx
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.accountId, accountId), isNull(waitingList.toldAt)))
