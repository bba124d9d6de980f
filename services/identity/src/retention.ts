import type { Tx } from '@onward/database'
import { MOST_STEPS, type RetentionRules, rowsOf } from '@onward/service-kit/retention'
import { and, isNull, lt, sql } from 'drizzle-orm'
import { forgetWaiting } from './activation/store'
import {
  accounts,
  activationTokens,
  emailTokens,
  formRequests,
  invitations,
  joining,
  sessions,
  staffInvitations,
} from './db/schema'

/** Events of one transaction, most of which stay. */
const EVENTS_AT_ONCE = 5000

const time = (at: Date) => sql`${at.toISOString()}::timestamptz`

export const retention: RetentionRules = {
  // Kept for a while to explain what happened; refresh tokens are deleted with their session.
  ENDED_SESSIONS: rowsOf(sessions, (before) => sql`coalesce(${sessions.endedAt}, ${sessions.expiresAt}) < ${time(before)}`),
  USED_LINKS: [
    rowsOf(emailTokens, (before) => lt(emailTokens.expiresAt, before)),
    rowsOf(invitations, (before) => lt(invitations.expiresAt, before)),
    rowsOf(activationTokens, (before) => lt(activationTokens.expiresAt, before)),
    rowsOf(joining, (before) => lt(joining.expiresAt, before)),
    // The name and address in invitations that were used, withdrawn or never answered.
    rowsOf(
      staffInvitations,
      (before) =>
        sql`least(${staffInvitations.expiresAt}, ${staffInvitations.usedAt}, ${staffInvitations.withdrawnAt}) < ${time(before)}`,
    ),
  ],
  PENDING_ACTIVATIONS: forgetWaiting,
  UNCONFIRMED_ACCOUNTS: [
    rowsOf(formRequests, (before) => lt(formRequests.askedAt, before)),
    rowsOf(accounts, (before) =>
      and(
        isNull(accounts.confirmedAt),
        lt(accounts.createdAt, before),
        sql`not exists (select from identity.sessions s where s.account_id = ${accounts.id})`,
      ),
    ),
  ],
  // A new subscriber needs the newest event of each subject only. The next run goes on where this one stops.
  EVENTS: {
    async steps({ db }, before) {
      let removed = 0
      for (let step = 0; step < MOST_STEPS; step += 1) {
        const [row] = await db.withSystem((tx) =>
          tx.execute<{ gone: number; is_over: boolean }>(
            sql`select gone, is_over from events.forget_next(${time(before)}, ${EVENTS_AT_ONCE})`,
          ),
        )
        removed += row?.gone ?? 0
        if (row?.is_over !== false) break
      }
      return removed
    },
  },
}

/** Deletes rate limits and counters of guesses whose time has ended; no setting keeps them longer. */
export async function forgetRateLimits(tx: Tx, most: number): Promise<void> {
  await tx.execute(sql`delete from identity.rate_buckets where bucket in (
    select bucket from identity.rate_buckets where ends_at < now() - interval '1 hour' limit ${most})`)
  await tx.execute(sql`delete from identity.guesses where ctid in (
    select ctid from identity.guesses where forget_at < now() - interval '1 hour' limit ${most})`)
}
