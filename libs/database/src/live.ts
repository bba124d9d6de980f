import type { Resource } from '@onward/contracts'
import { sql } from 'drizzle-orm'
import type { Tx } from './connection'

/** Channel of `listen` that every instance hears. */
export const LIVE_CHANNEL = 'live'
/** A message of PostgreSQL holds less than 8,000 bytes. */
const ACCOUNTS_PER_MESSAGE = 100

export interface Announcement {
  accountIds: readonly string[]
  changed: readonly Resource[]
  /** Idempotency key of the write that changed it. */
  by?: string
}

/** Announces to open pages of these accounts that something changed, without its content; sent when the transaction commits. */
export async function announceChange(tx: Tx, { accountIds, ...change }: Announcement): Promise<void> {
  const accounts = [...new Set(accountIds)]
  for (let first = 0; first < accounts.length; first += ACCOUNTS_PER_MESSAGE) {
    const message = { ...change, accountIds: accounts.slice(first, first + ACCOUNTS_PER_MESSAGE) }
    await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(message)})`)
  }
}
