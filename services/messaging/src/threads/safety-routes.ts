import { allowMessages, Problem, stopMessages } from '@onward/contracts'
import { asSystem, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { allowThreads, stopThreads } from './stop-store'
import { placeIn } from './store'

/** Stopping messages in a conversation. */
export function threadSafetyRoutes(kit: ServiceKit): void {
  kit.handle(stopMessages, ({ params: { id }, now, write }) =>
    write(async (tx, { accountId }) => {
      const side = await stoppingSide(tx, id, accountId)
      await asSystem(tx)
      await stopThreads(tx, id, side, now)
      return { resource: `threads/${id}`, answer: {} }
    }),
  )

  kit.handle(allowMessages, ({ params: { id }, write }) =>
    write(async (tx, { accountId }) => {
      const side = await stoppingSide(tx, id, accountId)
      await asSystem(tx)
      await allowThreads(tx, id, side)
      return { resource: `threads/${id}`, answer: {} }
    }),
  )
}

/** The side of somebody who may stop the other. A work coach's support is not ended by a press, and Onward writes what must be known. */
async function stoppingSide(tx: Tx, threadId: string, accountId: string): Promise<'jobseeker' | 'employer'> {
  const { thread, place } = await placeIn(tx, threadId, accountId)
  if (thread.type !== 'employer' || place.role === 'agent')
    throw new Problem('state-conflict', { text: 'messaging.stop-not-here' })
  return place.role
}
