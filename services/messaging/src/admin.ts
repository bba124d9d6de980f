import { MESSAGE_MAX_LENGTH, requiredText } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { type AdminCommands, recordedCommands } from '@onward/service-kit'
import * as v from 'valibot'
import {
  answerBySupport,
  type CallRefusal,
  confirmBySupport,
  findSupportThread,
  lastMessages,
  readBySupport,
  type SupportThread,
  settleBySupport,
  supportThreads,
  threadOfMessage,
} from './support/store'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const answerText = requiredText('Write what to say.', MESSAGE_MAX_LENGTH, `Use ${MESSAGE_MAX_LENGTH} characters or fewer.`)
const REFUSALS: Readonly<Record<CallRefusal, string>> = {
  'no-such-call': 'There is no such call.',
  'not-offered': 'Give the number of one of the times.',
  settled: 'A time is confirmed already.',
  past: 'That time has passed.',
}

async function supportThread(tx: Tx, id: string): Promise<SupportThread> {
  if (!UUID.test(id)) throw new Error('Give the id of the conversation, as shown by list-threads.')
  const thread = await findSupportThread(tx, id)
  if (!thread) throw new Error('There is no such conversation with the support team.')
  return thread
}

const commands: AdminCommands = {
  'list-threads': {
    summary: ': conversations with the support team that wait for an answer, the longest wait first',
    run: (_args, { db }) =>
      db.withSystem(async (tx) => {
        const rows = await supportThreads(tx, { limit: 100, waitingOnly: true })
        if (rows.length === 0) return 'Nobody waits for an answer.'
        return rows.map(({ id, name, since, waiting }) => `${id}  ${since?.toISOString()}  ${waiting} new  ${name}`).join('\n')
      }),
  },
  'read-thread': {
    summary:
      '<id>: the last messages of a conversation with the support team; they count as read, and wait until they are answered',
    run: ([id = ''], { db }) =>
      db.withSystem(async (tx) => {
        const thread = await supportThread(tx, id)
        const rows = await lastMessages(tx, id, 30)
        await readBySupport(tx, id)
        const lineOf = (row: (typeof rows)[number]) => {
          const times = row.kind === 'call-request' ? ` [call ${row.id}: ${(row.facts.times as string[]).join(', ')}]` : ''
          const file = row.file ? ` [file ${row.file.filename}]` : ''
          return `${row.at.toISOString()} ${row.senderId === thread.ownerId ? 'jobseeker' : row.sender}:${times}${file} ${row.body}`
        }
        return rows.map(lineOf).join('\n')
      }),
  },
  'reply-thread': {
    summary: '<id> <text>: answer a jobseeker as the support team',
    run: ([id = '', ...text], { db, clock }) =>
      db.withSystem(async (tx) => {
        await supportThread(tx, id)
        const body = v.safeParse(answerText, text.join(' '))
        if (!body.success) throw new Error(body.issues[0].message)
        await answerBySupport(tx, id, { text: body.output }, clock())
        return 'Your answer is sent.'
      }),
  },
  'settle-thread': {
    summary: '<id>: nothing in a conversation with the support team needs an answer',
    run: ([id = ''], { db }) =>
      db.withSystem(async (tx) => {
        await supportThread(tx, id)
        await settleBySupport(tx, id)
        return 'The conversation no longer needs an answer.'
      }),
  },
  'confirm-call': {
    summary: '<call id> <1, 2 or 3>: confirm one of the times that a jobseeker asked for',
    run: ([id = '', choice = ''], { db, clock }) =>
      db.withSystem(async (tx) => {
        if (!UUID.test(id)) throw new Error('Give the id of the call, as shown by read-thread.')
        const threadId = await threadOfMessage(tx, id)
        if (!threadId) throw new Error(REFUSALS['no-such-call'])
        await supportThread(tx, threadId)
        const choose = (times: readonly string[]) => times[Number(choice) - 1]
        const confirmed = await confirmBySupport(tx, threadId, { requestId: id, choose }, clock())
        if (typeof confirmed === 'string') throw new Error(REFUSALS[confirmed])
        return 'The call is confirmed.'
      }),
  },
}

/** What an administrator does from the command line: `npm run admin -- <name> …`. */
export const adminCommands = recordedCommands('messaging', commands, ['list-threads'])
