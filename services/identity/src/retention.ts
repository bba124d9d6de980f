import type { Tx } from '@onward/database'
import type { RetentionRules } from '@onward/service-kit/retention'
import { type SQL, sql } from 'drizzle-orm'
import { forgetLinks, forgetWaiting } from './activation/store'
import { forgetStaffInvitations } from './staff/invitation-store'

const removed = async (tx: Tx, query: SQL): Promise<number> => (await tx.execute(sql`${query} returning 1`)).length
const time = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

export const retention: RetentionRules = {
  // Kept for a while to explain what happened; refresh tokens are deleted with their session.
  ENDED_SESSIONS: (tx, before) =>
    removed(tx, sql`delete from identity.sessions where coalesce(ended_at, expires_at) < ${time(before)}`),
  USED_LINKS: async (tx, before) =>
    (await removed(tx, sql`delete from identity.email_tokens where expires_at < ${time(before)}`)) +
    (await removed(tx, sql`delete from identity.invitations where expires_at < ${time(before)}`)) +
    (await forgetLinks(tx, before)) +
    (await forgetStaffInvitations(tx, before)),
  PENDING_ACTIVATIONS: forgetWaiting,
  UNCONFIRMED_ACCOUNTS: async (tx, before) =>
    (await removed(tx, sql`delete from identity.form_requests where asked_at < ${time(before)}`)) +
    (await removed(
      tx,
      sql`delete from identity.accounts a where confirmed_at is null and created_at < ${time(before)}
        and not exists (select from identity.sessions s where s.account_id = a.id)`,
    )),
  // A new subscriber needs the newest event of each subject only.
  EVENTS: async (tx, before) => {
    const [row] = await tx.execute<{ gone: number }>(sql`select events.forget_overtaken(${time(before)}) as gone`)
    return row?.gone ?? 0
  },
}

/** Deletes rate limits and counters of guesses whose time has ended; no setting keeps them longer. */
export async function forgetRateLimits(tx: Tx, most: number): Promise<void> {
  await tx.execute(sql`delete from identity.rate_buckets where bucket in (
    select bucket from identity.rate_buckets where ends_at < now() - interval '1 hour' limit ${most})`)
  await tx.execute(sql`delete from identity.guesses where ctid in (
    select ctid from identity.guesses where forget_at < now() - interval '1 hour' limit ${most})`)
}
