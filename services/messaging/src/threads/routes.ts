import { randomUUID } from 'node:crypto'
import {
  ATTACHMENT_RULE,
  keepDraft,
  listMessages,
  listThreads,
  openSupport,
  Problem,
  readAttachment,
  readThread,
  sendFile,
  sendMessage,
} from '@onward/contracts'
import { announceChange, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, eq, lt, sql } from 'drizzle-orm'
import { messages, participants, threads } from '../db/schema'
import { checkAttachment } from './attachment'
import { sendAttachment, threadFolder } from './files'
import { ownThread } from './open'
import { postMessage, tellProgress } from './post'
import { listedThreads, newestThreads, pageOfMessages, readPlace } from './read'

/** The thread and the person's place in it; another's thread is not found. */
async function placeIn(tx: Tx, threadId: string, accountId: string) {
  const [found] = await tx
    .select({ thread: threads, place: participants })
    .from(participants)
    .innerJoin(threads, eq(threads.id, participants.threadId))
    .where(and(eq(participants.threadId, threadId), eq(participants.accountId, accountId)))
  if (!found) throw await notTheirs(tx, threadId, accountId)
  return found
}

async function notTheirs(tx: Tx, threadId: string, accountId: string): Promise<Problem> {
  const [own] = await tx
    .select({ held: participants.held })
    .from(participants)
    .where(and(eq(participants.threadId, threadId), eq(participants.accountId, accountId)))
  return new Problem(own?.held ? 'organisation-suspended' : 'not-found')
}

/** Nobody reads what would be written into a system thread. */
export async function writablePlace(tx: Tx, threadId: string, accountId: string) {
  const found = await placeIn(tx, threadId, accountId)
  if (found.thread.type === 'system') throw new Problem('state-conflict', { text: 'messaging.thread-nobody-reads' })
  return found
}

/** Their page knows of everything in these threads now. Not an act of theirs, so it leaves no receipt. */
async function delivered(tx: Tx, accountId: string): Promise<void> {
  const reached = await tx.execute<{ thread_id: string }>(sql`
    update messaging.participants p set delivered_seq = t.last_seq from (${newestThreads(accountId)}) listed
    join messaging.threads t on t.id = listed.thread_id
    where p.account_id = ${accountId} and p.thread_id = t.id and p.delivered_seq < t.last_seq returning p.thread_id`)
  for (const { thread_id } of reached) await tellProgress(tx, thread_id, accountId)
}

export function threadRoutes(kit: ServiceKit): void {
  kit.handle(listThreads, (call) =>
    call.read(async (tx, who) => {
      const me = who.accountId
      // Asked by account below. Row security would look at every thread of an employer's people, once for each table.
      await tx.execute(sql`select set_config('app.system', 'on', true)`)
      await delivered(tx, me)
      const { application } = call.query
      const after = readPlace(call.query.cursor)
      const { items, nextCursor } = await listedThreads(tx, me, call.language, { application, after })
      return { items, unread: items.reduce((sum, one) => sum + one.unread, 0), nextCursor }
    }),
  )

  kit.handle(openSupport, (call) =>
    call.write(async (tx, who) => {
      const me = who.accountId
      // Opening a thread puts the support team's welcome into it.
      await tx.execute(sql`select set_config('app.system', 'on', true)`)
      const id = await ownThread(tx, 'support', me, call.now)
      return { resource: `threads/${id}`, answer: { id } }
    }),
  )

  kit.handle(listMessages, (call) =>
    call.read(async (tx, who) => {
      const me = who.accountId
      const before = call.query.cursor === undefined ? null : Number.parseInt(call.query.cursor, 10)
      if (before !== null && !Number.isSafeInteger(before)) throw new Problem('malformed-request')
      await placeIn(tx, call.params.id, me)
      return await pageOfMessages(tx, call.params.id, me, { before, limit: call.query.limit, language: call.language })
    }),
  )

  kit.handle(sendMessage, (call) =>
    call.write(async (tx, who) => {
      const me = who.accountId
      const threadId = call.params.id
      await writablePlace(tx, threadId, me)
      const { id, text } = call.body
      const answer = await postMessage(tx, { id, threadId, senderId: me, sender: 'person', kind: 'text', body: text }, call.now)
      return { resource: `threads/${threadId}/messages/${id}`, answer }
    }),
  )

  kit.handle(readThread, (call) =>
    call.write(async (tx, who) => {
      const me = who.accountId
      const threadId = call.params.id
      const { thread } = await placeIn(tx, threadId, me)
      const upTo = Math.min(call.body.upTo, thread.lastSeq)
      const mine = and(eq(participants.threadId, threadId), eq(participants.accountId, me))
      await tx.update(participants).set({ readAt: call.now }).where(mine)
      const changed = await tx
        .update(participants)
        .set({ readSeq: upTo, deliveredSeq: sql`greatest(${participants.deliveredSeq}, ${upTo}::bigint)` })
        .where(and(mine, lt(participants.readSeq, upTo)))
        .returning({ readSeq: participants.readSeq })
      if (changed.length > 0) {
        await tellProgress(tx, threadId, me)
        // My other tabs drop the count too.
        await announceChange(tx, { accountIds: [me], changed: ['thread'] })
      }
      return { resource: `threads/${threadId}`, answer: {} }
    }),
  )

  kit.handle(keepDraft, (call) =>
    call.write(async (tx, who) => {
      const me = who.accountId
      await writablePlace(tx, call.params.id, me)
      await tx
        .update(participants)
        .set({ draft: call.body.text })
        .where(and(eq(participants.threadId, call.params.id), eq(participants.accountId, me)))
      return { resource: `threads/${call.params.id}/draft`, answer: {} }
    }),
  )

  kit.handle(sendFile, async (call) => {
    const threadId = call.params.id
    // Who may not write here is told so before anything is opened.
    await call.read(async (tx, who) => writablePlace(tx, threadId, who.accountId))
    const { file } = call
    if (!file) throw new Problem('invalid-input', { errors: [{ field: 'file', text: 'common.choose-file' }] })
    const { type, bytes } = await checkAttachment(file)
    if (bytes.length > ATTACHMENT_RULE.maxBytes) throw new Problem('file-too-large')
    const path = `${threadFolder(threadId)}/${randomUUID()}.${type}`
    await kit.files.put(path, bytes)
    let isKept = false
    try {
      return await call.write(async (tx, who) => {
        const me = who.accountId
        await writablePlace(tx, threadId, me)
        const { id } = call.body
        const kept = { filename: file.filename, type, bytes: bytes.length, path }
        const message = { id, threadId, senderId: me, sender: 'person', kind: 'file', file: kept } as const
        const answer = await postMessage(tx, message, call.now)
        const [row] = await tx.select({ file: messages.file }).from(messages).where(eq(messages.id, id))
        isKept = row?.file?.path === path
        return { resource: `threads/${threadId}/messages/${id}`, answer }
      })
    } catch (error) {
      isKept = false
      throw error
    } finally {
      // A repeat was answered with its first file.
      if (!isKept) await kit.files.remove(path).catch((error: unknown) => kit.log.error({ err: error }, 'a file stayed'))
    }
  })

  kit.handle(readAttachment, async (call) => {
    const file = await call.read(async (tx, who) => {
      who.accountId
      const [row] = await tx.select({ file: messages.file }).from(messages).where(eq(messages.id, call.params.id))
      if (!row?.file) throw new Problem('not-found')
      return row.file
    })
    return await sendAttachment(kit, call.reply, file)
  })
}
