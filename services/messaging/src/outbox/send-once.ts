import { enqueue, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { claim, claimedUntil, endMessage, type Outbox, type Queued, release } from './store'

interface Dropped {
  /** Why it is not sent, now or ever. */
  dropped: string
}
/** What is to be done with a claimed message. */
export type Prepared = { send(): Promise<Dropped | undefined> } | Dropped | { later: Date }

interface Sending<O extends Outbox> {
  outbox: O
  id: string
  /** The job that runs this. */
  job: { task: string; payload: object }
  /** Throws when the message cannot be sent yet. */
  prepare(tx: Tx, message: Queued<O>): Promise<Prepared>
}

/**
 * Sends a message once, and never loses it: claims it for a minute, sends it while no connection of the database is held, and marks
 * it. When the process dies in between, the claim runs out and the message is sent again under its id, by which receivers know it.
 */
export async function sendOnce<O extends Outbox>(
  { db, clock }: ServiceKit,
  { outbox, id, job, prepare }: Sending<O>,
): Promise<void> {
  const prepared = await db.withSystem(async (tx) => {
    const message = await claim(tx, outbox, id)
    if (!message) {
      const until = await claimedUntil(tx, outbox, id)
      if (until) await enqueue(tx, job.task, job.payload, { runAt: until, jobKey: `claimed ${id}` })
      return null
    }
    const next = await prepare(tx, message)
    if ('send' in next) return next
    if ('dropped' in next) await endMessage(tx, outbox, id, next)
    else {
      await release(tx, outbox, id)
      await enqueue(tx, job.task, job.payload, { runAt: next.later })
    }
    return null
  })
  if (!prepared) return
  let dropped: Dropped | undefined
  try {
    dropped = await prepared.send()
  } catch (error) {
    await db.withSystem((tx) => release(tx, outbox, id))
    throw error
  }
  await db.withSystem((tx) => endMessage(tx, outbox, id, dropped ?? { sentAt: clock() }))
}
