import { randomUUID } from 'node:crypto'
import { MESSAGE_MAX_LENGTH, requiredText } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { type AdminCommands, recordedCommands } from '@onward/service-kit'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { messages, participants, threads } from './db/schema'
import { postMessage, tellProgress } from './threads/post'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const words = requiredText('Write what to say.', MESSAGE_MAX_LENGTH, `Use ${MESSAGE_MAX_LENGTH} characters or fewer.`)

async function supportThread(tx: Tx, id: string) {
  if (!UUID.test(id)) throw new Error('Give the id of the conversation, as shown by list-threads.')
  const [thread] = await tx
    .select()
    .from(threads)
    .where(and(eq(threads.id, id), eq(threads.type, 'support')))
  if (!thread?.ownerId) throw new Error('There is no such conversation with the support team.')
  return { ...thread, ownerId: thread.ownerId }
}

/** The team has seen everything in the thread so far. */
async function seenByTeam(tx: Tx, threadId: string): Promise<void> {
  await tx
    .update(threads)
    .set({ teamReadSeq: sql`${threads.lastSeq}` })
    .where(eq(threads.id, threadId))
}

const commands: AdminCommands = {
  'list-threads': {
    summary: ': conversations with the support team that wait for an answer, the longest wait first',
    run: (_args, { db }) =>
      db.withSystem(async (tx) => {
        const waiting = await tx
          .select({
            id: threads.id,
            name: participants.name,
            at: sql<Date>`min(${messages.at})`,
            count: sql<number>`count(*)::int`,
          })
          .from(threads)
          .innerJoin(participants, and(eq(participants.threadId, threads.id), eq(participants.accountId, threads.ownerId)))
          .innerJoin(
            messages,
            and(eq(messages.threadId, threads.id), eq(messages.sender, 'person'), gt(messages.seq, threads.teamReadSeq)),
          )
          .where(eq(threads.type, 'support'))
          .groupBy(threads.id, participants.name)
          .orderBy(asc(sql`min(${messages.at})`))
          .limit(100)
        if (waiting.length === 0) return 'Nobody waits for an answer.'
        return waiting.map(({ id, name, at, count }) => `${id}  ${new Date(at).toISOString()}  ${count} new  ${name}`).join('\n')
      }),
  },
  'read-thread': {
    summary: '<id>: the last messages of a conversation with the support team; they count as read',
    run: ([id = ''], { db }) =>
      db.withSystem(async (tx) => {
        const thread = await supportThread(tx, id)
        const rows = await tx.select().from(messages).where(eq(messages.threadId, id)).orderBy(desc(messages.seq)).limit(30)
        await seenByTeam(tx, id)
        await tellProgress(tx, id, null)
        const lineOf = (row: (typeof rows)[number]) => {
          const times = row.kind === 'call-request' ? ` [call ${row.id}: ${(row.facts.times as string[]).join(', ')}]` : ''
          const file = row.file ? ` [file ${row.file.filename}]` : ''
          return `${row.at.toISOString()} ${row.senderId === thread.ownerId ? 'jobseeker' : row.sender}:${times}${file} ${row.body}`
        }
        return rows.reverse().map(lineOf).join('\n')
      }),
  },
  'reply-thread': {
    summary: '<id> <text>: answer a jobseeker as the support team',
    run: ([id = '', ...said], { db, clock }) =>
      db.withSystem(async (tx) => {
        await supportThread(tx, id)
        const body = v.safeParse(words, said.join(' '))
        if (!body.success) throw new Error(body.issues[0].message)
        const message = {
          id: randomUUID(),
          threadId: id,
          senderId: null,
          sender: 'support',
          kind: 'text',
          body: body.output,
        } as const
        await postMessage(tx, message, clock())
        await seenByTeam(tx, id)
        return 'Your answer is sent.'
      }),
  },
  'confirm-call': {
    summary: '<call id> <1, 2 or 3>: confirm one of the times that a jobseeker asked for',
    run: ([id = '', choice = ''], { db, clock }) =>
      db.withSystem(async (tx) => {
        if (!UUID.test(id)) throw new Error('Give the id of the call, as shown by read-thread.')
        const [request] = await tx
          .select()
          .from(messages)
          .where(and(eq(messages.id, id), eq(messages.kind, 'call-request')))
          .for('update')
        if (!request) throw new Error('There is no such call.')
        const time = (request.facts.times as string[])[Number(choice) - 1]
        if (!time) throw new Error('Give the number of one of the times.')
        if (request.facts.confirmed) throw new Error('A time is confirmed already.')
        await tx
          .update(messages)
          .set({ facts: { ...request.facts, confirmed: time } })
          .where(eq(messages.id, id))
        const answer = { id: randomUUID(), threadId: request.threadId, senderId: null, sender: 'support' } as const
        // Stands in the thread as well, so that it counts as news and is told like any message.
        await postMessage(tx, { ...answer, kind: 'call-confirmed', facts: { time } }, clock())
        await seenByTeam(tx, request.threadId)
        return 'The call is confirmed.'
      }),
  },
}

/** What an administrator does from the command line: `npm run admin -- <name> …`. */
export const adminCommands = recordedCommands('messaging', commands, ['list-threads'])
