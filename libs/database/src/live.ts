import type { LiveTopic } from '@onward/contracts'
import { sql } from 'drizzle-orm'
import type { Tx } from './connection'

/** Channel of `listen` that every instance hears. */
export const LIVE_CHANNEL = 'live'

export interface LiveMessage {
  accountId: string
  topic: LiveTopic
  /** Of the thing that changed; the browser fetches it, the message holds no content. */
  id?: string
}

/** Tells an account's open pages that something changed; sent when the transaction commits. */
export async function notifyLive(tx: Tx, message: LiveMessage): Promise<void> {
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(message)})`)
}
