import { announceChange, enqueue, type Tx } from '@onward/database'
import { sql } from 'drizzle-orm'
import { emails, noticeNumbers, notices, texts } from '../db/schema'
import { keepNotice } from '../threads/keep-notice'
import type { Told } from './from-events'

export const SEND_EMAIL = 'messaging.email'
export const SEND_TEXT = 'messaging.text'

/**
 * Writes a notice for each account with its next number, queues the email where one is due, and tells open pages; all of it happens
 * when the transaction commits, or not at all.
 */
export async function tell(tx: Tx, told: readonly Told[], at: Date): Promise<void> {
  for (const notice of told) {
    const { accountIds, kind, facts, href, email, text } = notice
    // One order everywhere, so that two events for the same people cannot wait for each other's row.
    for (const accountId of [...new Set(accountIds)].sort()) {
      const [number] = await tx
        .insert(noticeNumbers)
        .values({ accountId, lastSeq: 1 })
        .onConflictDoUpdate({ target: noticeNumbers.accountId, set: { lastSeq: sql`${noticeNumbers.lastSeq} + 1` } })
        .returning({ seq: noticeNumbers.lastSeq })
      if (!number) throw new Error('no notice number')
      await tx.insert(notices).values({ accountId, seq: number.seq, kind, facts, href, at })
      await keepNotice(tx, accountId, notice, at)
      if (email) {
        const [queued] = await tx
          .insert(emails)
          .values({ accountId, kind, facts, href, queuedAt: at })
          .returning({ id: emails.id })
        if (queued) await enqueue(tx, SEND_EMAIL, { emailId: queued.id })
      }
      if (text) {
        const [queued] = await tx.insert(texts).values({ accountId, kind, facts, href, queuedAt: at }).returning({ id: texts.id })
        if (queued) await enqueue(tx, SEND_TEXT, { textId: queued.id })
      }
      await announceChange(tx, { accountIds: [accountId], changed: ['notice'] })
    }
  }
}
