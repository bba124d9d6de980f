import { randomUUID } from 'node:crypto'
import { joinWaitingList, leaveWaitingList } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { and, eq, isNotNull } from 'drizzle-orm'
import { waitingList } from '../db/schema'
import { signedIn } from '../signed-in'

/** Who wants to hear when a badge is there. `npm run admin -- announce-badge` tells them. */
export function waitingListRoutes(kit: ServiceKit): void {
  kit.handle(joinWaitingList, ({ params, now, write }) =>
    write(async (tx, who) => {
      const place = { accountId: signedIn(who), badge: params.badge, since: now, toldAt: null }
      await tx
        .insert(waitingList)
        .values({ id: randomUUID(), ...place })
        // Who waits already keeps the day; who was told waits anew.
        .onConflictDoUpdate({
          target: [waitingList.accountId, waitingList.badge],
          set: { id: randomUUID(), since: now, toldAt: null },
          setWhere: isNotNull(waitingList.toldAt),
        })
      return { resource: `waiting-list/${params.badge}`, answer: {} }
    }),
  )
  kit.handle(leaveWaitingList, ({ params, write }) =>
    write(async (tx, who) => {
      await tx.delete(waitingList).where(and(eq(waitingList.accountId, signedIn(who)), eq(waitingList.badge, params.badge)))
      return { resource: `waiting-list/${params.badge}`, answer: {} }
    }),
  )
}
