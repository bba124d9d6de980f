import { randomUUID } from 'node:crypto'
import type { MessageKind } from '@onward/contracts'
import { Problem } from '@onward/contracts'
import { announceChange, asSystem, enqueue, type Tx } from '@onward/database'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { type MessageFile, messages, notices, participants, threads } from '../db/schema'
import { queueEmail } from '../email/store'
import { addNotices } from '../notices/store'
import { isStopped, mustBeOpen } from './closure-store'
import { tellOfDanger } from './report-store'

export interface NewMessage {
  /** Chosen by the sender, so that a repeated request is recognised. */
  id: string
  threadId: string
  /** Null: the support team or Onward. */
  senderId: string | null
  sender: 'person' | 'support' | 'onward'
  kind: MessageKind
  body?: string
  facts?: Record<string, unknown>
  file?: MessageFile
}

/** Whoever opened the thread this recently gets an email only for what they leave unread. */
const READING_MS = 2 * 60_000
const LEFT_UNREAD_MS = 5 * 60_000

export const EMAIL_IF_UNREAD = 'messaging.unread'
/** A message for somebody who was reading; `emailId` is that of the email it may become. */
export interface MessageToReader {
  accountId: string
  threadId: string
  seq: number
  emailId: string
}

/**
 * Adds a message to its thread and announces it to the others: live, and by a notice when it is the first that they have not read.
 * A repeat gets the first answer. Throws `idempotency-mismatch` when another message has this id, `state-conflict` while nobody writes in it.
 */
export async function postMessage(tx: Tx, message: NewMessage, at: Date): Promise<{ id: string; seq: number }> {
  const { id, threadId, senderId, sender, kind, body = '', facts = {}, file } = message
  // Locks the thread: messages become visible in the order of their numbers, and a repeat waits for the first.
  const [thread] = await tx
    .update(threads)
    .set({ lastSeq: sql`${threads.lastSeq} + 1`, lastAt: at })
    .where(eq(threads.id, threadId))
    .returning({ seq: threads.lastSeq })
  if (!thread) throw new Problem('not-found')
  const { seq } = thread
  if (senderId) await mustBeOpen(tx, threadId, senderId, at)
  const [inserted] = await tx
    .insert(messages)
    .values({ id, threadId, seq, senderId, sender, kind, body, facts, at, ...(file && { file }) })
    .onConflictDoNothing()
    .returning({ id: messages.id })
  if (!inserted) return await sentBefore(tx, message)
  if (senderId)
    await tx
      .update(participants)
      .set({ readSeq: seq, deliveredSeq: seq, readAt: at, ...(kind === 'text' && { draft: '' }) })
      .where(and(eq(participants.threadId, threadId), eq(participants.accountId, senderId)))
  await notifyOthers(tx, message, seq, at)
  return { id, seq }
}

/** Queues the email about a message that its reader has left unread after all. Repeatable. */
export async function emailIfUnread(tx: Tx, { accountId, threadId, seq, emailId }: MessageToReader, at: Date): Promise<void> {
  const [place] = await tx
    .select({ role: participants.role, readSeq: participants.readSeq })
    .from(participants)
    .where(and(eq(participants.threadId, threadId), eq(participants.accountId, accountId)))
  if (!place || place.readSeq >= seq || (await isStopped(tx, threadId))) return
  const href = threadHref(place.role, threadId)
  await queueEmail(tx, { id: emailId, accountId, kind: 'message-received', facts: {}, href, queuedAt: at })
}

/** Whoever has read a conversation has seen what its notice says; otherwise the next message would have none. */
export async function readNoticesOf(tx: Tx, threadId: string, { accountId, role }: Reader, readAt: Date): Promise<void> {
  const read = await tx
    .update(notices)
    .set({ readAt })
    .where(unreadNotice(accountId, threadHref(role, threadId)))
    .returning({ id: notices.id })
  if (read.length > 0) await announceChange(tx, { accountIds: [accountId], changed: ['notice'] })
}
type Reader = Pick<typeof participants.$inferSelect, 'accountId' | 'role'>

const threadHref = (role: Reader['role'], threadId: string) =>
  `${role === 'jobseeker' ? '' : `/${role}`}/messages?thread=${threadId}`
const unreadNotice = (accountId: string, href: string) =>
  and(eq(notices.accountId, accountId), eq(notices.kind, 'message-received'), eq(notices.href, href), isNull(notices.readAt))

async function sentBefore(tx: Tx, { id, threadId, senderId, kind, body = '' }: NewMessage): Promise<{ id: string; seq: number }> {
  const [first] = await tx.select().from(messages).where(eq(messages.id, id))
  const isSame = first?.threadId === threadId && first.senderId === senderId && first.kind === kind && first.body === body
  if (!first || !isSame) throw new Problem('idempotency-mismatch')
  // Gives the number back: numbers have no gaps.
  await tx
    .update(threads)
    .set({
      lastSeq: sql`${threads.lastSeq} - 1`,
      lastAt: sql`(select max(at) from messaging.messages where thread_id = ${threadId})`,
    })
    .where(eq(threads.id, threadId))
  return { id, seq: first.seq }
}

async function notifyOthers(tx: Tx, message: NewMessage, seq: number, at: Date): Promise<void> {
  const { threadId, senderId, sender, kind } = message
  const everyone = await tx.select().from(participants).where(eq(participants.threadId, threadId))
  for (const { accountId } of everyone) await announceChange(tx, { accountIds: [accountId], changed: ['thread'] })
  // Onward's own messages in a thread have notices of their own.
  if (sender === 'onward' || kind === 'welcome') return
  // Only the system may insert notices.
  await asSystem(tx)
  // Colleagues see it live; they get no notice, because they need not answer.
  const side = everyone.find((one) => one.accountId === senderId)?.role
  const text = `${message.body ?? ''}\n${message.file?.filename ?? ''}`
  if (side === 'employer') await tellOfDanger(tx, { id: message.id, threadId, text }, at)
  for (const { accountId, role, readAt } of everyone.filter((one) => one.accountId !== senderId && one.role !== side)) {
    const href = threadHref(role, threadId)
    const isReading = readAt !== null && at.getTime() - readAt.getTime() < READING_MS
    // One job for a burst of messages: the last one's.
    if (isReading)
      await enqueue(tx, EMAIL_IF_UNREAD, { accountId, threadId, seq, emailId: randomUUID() } satisfies MessageToReader, {
        runAt: new Date(at.getTime() + LEFT_UNREAD_MS),
        jobKey: `unread:${accountId}:${threadId}`,
      })
    const [waiting] = await tx.select({ id: notices.id }).from(notices).where(unreadNotice(accountId, href)).limit(1)
    if (waiting) continue
    await addNotices(tx, [{ accountIds: [accountId], kind: 'message-received', facts: {}, href, email: !isReading }], at)
  }
}

/** Announces to the others of a thread how far somebody has read; null stands for the support team. */
export async function announceProgress(tx: Tx, threadId: string, accountId: string | null): Promise<void> {
  const others = await tx
    .select({ accountId: participants.accountId })
    .from(participants)
    .where(and(eq(participants.threadId, threadId), accountId === null ? undefined : ne(participants.accountId, accountId)))
  for (const other of others) await announceChange(tx, { accountIds: [other.accountId], changed: ['thread'] })
}
