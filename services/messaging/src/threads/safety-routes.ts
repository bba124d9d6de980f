import { allowMessages, Problem, reportMessages, stopMessages } from '@onward/contracts'
import { asSystem, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { contactResource } from '../tickets/store'
import { hasOpenReport, reportThread } from './report-store'
import { allowThreads, stopThreads } from './stop-store'
import { placeIn } from './store'

/** Stopping and reporting messages in a conversation. */
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

  kit.handle(reportMessages, ({ params: { id }, body, now, write }) =>
    write(async (tx, { accountId }) => {
      const { thread, place } = await placeIn(tx, id, accountId)
      const isAboutSomebody = thread.type === 'employer' || (thread.type === 'agent' && place.role === 'jobseeker')
      if (!isAboutSomebody) throw new Problem('state-conflict', { text: 'messaging.report-not-here' })
      await asSystem(tx)
      if (await hasOpenReport(tx, id, accountId)) throw new Problem('already-exists', { text: 'messaging.report-open' })
      const ticketId = await reportThread(tx, thread, { ...body, accountId }, now)
      return { resource: contactResource(ticketId), answer: { id: ticketId } }
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
