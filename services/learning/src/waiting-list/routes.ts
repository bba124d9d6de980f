import { randomUUID } from 'node:crypto'
import { joinWaitingList, leaveWaitingList } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { joinList, leaveList } from './store'

/** The waiting list of a badge. `npm run admin -- announce-badge` notifies it. */
export function waitingListRoutes(kit: ServiceKit): void {
  kit.handle(joinWaitingList, ({ params, now, write }) =>
    write(async (tx, who) => {
      await joinList(tx, { id: randomUUID(), accountId: who.accountId, badge: params.badge, at: now })
      return { resource: `waiting-list/${params.badge}`, answer: {} }
    }),
  )
  kit.handle(leaveWaitingList, ({ params, write }) =>
    write(async (tx, who) => {
      await leaveList(tx, who.accountId, params.badge)
      return { resource: `waiting-list/${params.badge}`, answer: {} }
    }),
  )
}
