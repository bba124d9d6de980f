import type { Database } from '@onward/database'
import { sql } from 'drizzle-orm'

const DAY_MS = 24 * 3_600_000
/** Ended sessions and used tokens are kept for so long, to explain what happened. */
const KEPT_DAYS = 30
/** Accounts whose address nobody confirmed. */
const UNCONFIRMED_DAYS = 30

/** Removes what nobody needs any more. */
export async function forgetOld(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  const unconfirmed = new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS).toISOString()
  await db.withSystem(async (tx) => {
    await tx.execute(sql`delete from identity.sessions where coalesce(ended_at, expires_at) < ${before}::timestamptz`)
    await tx.execute(sql`delete from identity.email_tokens where expires_at < ${before}::timestamptz`)
    await tx.execute(sql`delete from identity.invitations where expires_at < ${before}::timestamptz`)
    await tx.execute(sql`delete from identity.accounts a where confirmed_at is null and created_at < ${unconfirmed}::timestamptz
      and not exists (select from identity.sessions s where s.account_id = a.id)`)
    await tx.execute(sql`delete from identity.rate_buckets where ends_at < now() - interval '1 hour'`)
  })
}
