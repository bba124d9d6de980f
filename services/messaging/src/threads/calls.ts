import { randomUUID } from 'node:crypto'
import { confirmCall, Problem, requestCall } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, eq, sql } from 'drizzle-orm'
import { messages, participants } from '../db/schema'
import { postMessage } from './post'
import { writablePlace } from './routes'

const YEAR_MS = 366 * 24 * 60 * 60 * 1000
/** A time that a clock can read and people can plan for: "+05" without minutes and the year 9999 are none. */
function isAhead(time: string, now: Date): boolean {
  const ms = Date.parse(time) - now.getTime()
  return ms > 0 && ms < YEAR_MS
}

/** Calls: one side suggests times, the other chooses. The support team chooses on its own pages; what a work coach chooses becomes an appointment. */
export function callRoutes(kit: ServiceKit): void {
  kit.handle(requestCall, (call) =>
    call.write(async (tx, who) => {
      const me = who.accountId
      const threadId = call.params.id
      const { thread, place } = await writablePlace(tx, threadId, me)
      // The work coach makes appointments; a client suggests times for one.
      if (thread.type === 'agent' && place.role !== 'jobseeker')
        throw new Problem('state-conflict', { text: 'messaging.call-not-here' })
      const { id, times, text } = call.body
      if (!times.every((time) => isAhead(time, call.now))) {
        throw new Problem('invalid-input', { errors: [{ field: 'times', text: 'messaging.call-within-year' }] })
      }
      const facts = { times: [...new Set(times)].sort() }
      const message = { id, threadId, senderId: me, sender: 'person', kind: 'call-request', body: text, facts } as const
      return { resource: `threads/${threadId}/messages/${id}`, answer: await postMessage(tx, message, call.now) }
    }),
  )

  kit.handle(confirmCall, (call) =>
    call.write(async (tx, who) => {
      const me = who.accountId
      const [found] = await tx
        .select({ threadId: messages.threadId })
        .from(messages)
        .where(and(eq(messages.id, call.params.id), eq(messages.kind, 'call-request')))
      if (!found) throw new Problem('not-found')
      const { threadId } = found
      const { thread, place } = await writablePlace(tx, threadId, me)
      // Whoever chooses writes into what the other side said.
      await tx.execute(sql`select set_config('app.system', 'on', true)`)
      const [request] = await tx.select().from(messages).where(eq(messages.id, call.params.id)).for('update')
      if (!request) throw new Problem('not-found')
      const everyone = await tx.select().from(participants).where(eq(participants.threadId, threadId))
      const sender = everyone.find((one) => one.accountId === request.senderId)
      // A colleague who has left was on the employer's side.
      if ((sender?.role ?? 'employer') === place.role) throw new Problem('state-conflict', { text: 'messaging.call-other-side' })
      if (request.facts.confirmed) throw new Problem('state-conflict', { text: 'messaging.call-settled' })
      const time = (request.facts.times as string[]).find((one) => Date.parse(one) === Date.parse(call.body.time))
      if (!time) throw new Problem('state-conflict', { text: 'messaging.call-not-offered' })
      if (new Date(time) <= call.now) throw new Problem('state-conflict', { text: 'messaging.call-passed' })
      await tx
        .update(messages)
        .set({ facts: { ...request.facts, confirmed: time } })
        .where(eq(messages.id, request.id))
      const answer = {
        id: randomUUID(),
        threadId,
        senderId: me,
        sender: 'person',
        kind: 'call-confirmed',
        facts: { time },
      } as const
      if (thread.caseId) {
        const agreed = { caseId: thread.caseId, agentAccountId: me, startsAt: new Date(time).toISOString() }
        await emitEvent(tx, 'call.agreed', answer.id, 1, { messageId: answer.id, ...agreed })
      }
      // Stands in the thread as well, so that it counts as news and is told like any message.
      return { resource: `threads/${threadId}/messages/${answer.id}`, answer: await postMessage(tx, answer, call.now) }
    }),
  )
}
