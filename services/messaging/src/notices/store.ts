import { randomUUID } from 'node:crypto'
import type { EventPayload } from '@onward/contracts'
import { announceChange, type Tx } from '@onward/database'
import { and, count, desc, eq, gte, isNull, lt, lte, max, sql } from 'drizzle-orm'
import { contacts, messages, noticeNumbers, notices, preferences, threads } from '../db/schema'
import { queueEmail } from '../email/store'
import { queueSms } from '../sms/store'
import type { NewNotice } from './new-notice'

export async function saveContact(
  tx: Tx,
  { accountId, email, firstName, language, active }: EventPayload<'account.contact'>,
): Promise<void> {
  const contact = { email, firstName, language, active }
  await tx
    .insert(contacts)
    .values({ accountId, ...contact })
    .onConflictDoUpdate({ target: contacts.accountId, set: contact })
}

export async function savePreferences(tx: Tx, { accountId, ...wishes }: EventPayload<'contact.preferences'>): Promise<void> {
  await tx
    .insert(preferences)
    .values({ accountId, ...wishes })
    .onConflictDoUpdate({ target: preferences.accountId, set: wishes })
}

/**
 * Adds each notice for each of its accounts with its next number, queues email and text message where they are due, and announces
 * it to open pages. All in the caller's transaction.
 */
export async function addNotices(tx: Tx, added: readonly NewNotice[], at: Date): Promise<void> {
  for (const notice of added) {
    const { accountIds, kind, facts, href, email, text } = notice
    // Always in the same order: no deadlocks.
    for (const accountId of [...new Set(accountIds)].sort()) {
      const [number] = await tx
        .insert(noticeNumbers)
        .values({ accountId, lastSeq: 1 })
        .onConflictDoUpdate({ target: noticeNumbers.accountId, set: { lastSeq: sql`${noticeNumbers.lastSeq} + 1` } })
        .returning({ seq: noticeNumbers.lastSeq })
      if (!number) throw new Error('no notice number')
      await tx.insert(notices).values({ accountId, seq: number.seq, kind, facts, href, at })
      await addToSystemThread(tx, accountId, notice, at)
      if (email) await queueEmail(tx, { accountId, kind, facts, href, queuedAt: at })
      if (text) await queueSms(tx, { accountId, kind, facts, href, queuedAt: at })
      await announceChange(tx, { accountIds: [accountId], changed: ['notice'] })
    }
  }
}

/** Not in the system thread: messages have threads of their own, and alerts would bury the rest. */
const ELSEWHERE: ReadonlySet<NewNotice['kind']> = new Set(['message-received', 'alert-matched'])

/** Adds a notice that is worth an email to the person's system thread, where they have one. */
async function addToSystemThread(tx: Tx, accountId: string, { kind, facts, href, email }: NewNotice, at: Date): Promise<void> {
  if (!email || ELSEWHERE.has(kind)) return
  const [thread] = await tx
    .update(threads)
    .set({ lastSeq: sql`${threads.lastSeq} + 1`, lastAt: at })
    .where(and(eq(threads.ownerId, accountId), eq(threads.type, 'system')))
    .returning({ threadId: threads.id, seq: threads.lastSeq })
  if (!thread) return
  await tx
    .insert(messages)
    .values({ id: randomUUID(), ...thread, sender: 'onward', kind: 'notice', facts: { kind, facts, href }, at })
  await announceChange(tx, { accountIds: [accountId], changed: ['thread'] })
}

/** One page of a person's notices, the newest first, with the counts of all of them. */
export async function pageOfNotices(
  tx: Tx,
  accountId: string,
  { before, unread, limit }: { before: number | null; unread: boolean | undefined; limit: number },
) {
  // Row security restricts the rows already; the account is named so that an index is used.
  const mine = eq(notices.accountId, accountId)
  // In one round trip.
  const [rows, [all]] = await Promise.all([
    tx
      .select()
      .from(notices)
      .where(and(mine, before === null ? undefined : lt(notices.seq, before), unread ? isNull(notices.readAt) : undefined))
      .orderBy(desc(notices.seq))
      .limit(limit + 1),
    tx
      .select({
        total: count(),
        unread: sql<number>`count(*) filter (where ${isNull(notices.readAt)})`.mapWith(Number),
        last: max(notices.seq),
      })
      .from(notices)
      .where(mine),
  ])
  const page = rows.slice(0, limit)
  return {
    rows: page,
    nextCursor: rows.length > page.length ? String(page.at(-1)?.seq) : null,
    total: all?.total ?? 0,
    unread: all?.unread ?? 0,
    lastSeq: all?.last ?? 0,
  }
}

/** Marks notices as read by their numbers; gives whether any changed. */
export async function markNoticesRead(
  tx: Tx,
  accountId: string,
  { from, upTo }: { from: number; upTo: number },
  readAt: Date,
): Promise<boolean> {
  const changed = await tx
    .update(notices)
    .set({ readAt })
    .where(and(eq(notices.accountId, accountId), isNull(notices.readAt), gte(notices.seq, from), lte(notices.seq, upTo)))
    .returning({ id: notices.id })
  return changed.length > 0
}
