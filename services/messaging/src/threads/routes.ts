import { randomUUID } from 'node:crypto'
import {
  ATTACHMENT_RULE,
  confirmCall,
  countUnreadMessages,
  keepDraft,
  listMessages,
  listThreads,
  openSupport,
  Problem,
  type ResponseOf,
  readAttachment,
  readThread,
  requestCall,
  sendFile,
  sendMessage,
  writeToApplicants,
} from '@onward/contracts'
import { announceChange, asSystem, emitEvent } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { writeWithFile } from '@onward/service-kit/file-writes'
import { checkAttachment, sendAttachment, threadFolder } from './attachments'
import { closureOf, closuresOf, mustBeOpen } from './closure-store'
import {
  announceProgress,
  EMAIL_IF_UNREAD,
  emailIfUnread,
  type MessageToReader,
  postMessage,
  readNoticesOf,
} from './message-store'
import { ownThread } from './participant-store'
import { chosenTime, isWithinYear } from './rules'
import {
  confirmCallRequest,
  countUnread,
  fileOfMessage,
  listedThreads,
  lockCallRequest,
  markDelivered,
  markRead,
  pageOfMessages,
  placeIn,
  readCursor,
  saveDraft,
  threadOfCall,
  threadsOfApplications,
  writablePlace,
} from './store'

export function threadEvents(kit: ServiceKit): void {
  kit.task<MessageToReader>(EMAIL_IF_UNREAD, 'tasks', (message) =>
    kit.db.withSystem((tx) => emailIfUnread(tx, message, kit.clock())),
  )
}

export function threadRoutes(kit: ServiceKit): void {
  kit.handle(listThreads, ({ query: { application, cursor }, language, read }) =>
    read(async (tx, { accountId }) => {
      // The query names the account: row security alone would check every thread of the employer's members, once for each table.
      await asSystem(tx)
      await markDelivered(tx, accountId)
      const { items, nextCursor } = await listedThreads(tx, accountId, language, { application, after: readCursor(cursor) })
      return { items, unread: items.reduce((sum, one) => sum + one.unread, 0), nextCursor }
    }),
  )

  kit.handle(countUnreadMessages, ({ read }) =>
    read(async (tx, { accountId }) => {
      // The query names the account, as for the list.
      await asSystem(tx)
      return { unread: await countUnread(tx, accountId) }
    }),
  )

  kit.handle(openSupport, ({ now, write }) =>
    write(async (tx, { accountId }) => {
      // Opening a support thread adds the support team's welcome message.
      await asSystem(tx)
      const id = await ownThread(tx, 'support', accountId, now)
      return { resource: `threads/${id}`, answer: { id } }
    }),
  )

  kit.handle(listMessages, ({ params, query: { cursor, limit }, language, now, read }) =>
    read(async (tx, { accountId }) => {
      const before = cursor === undefined ? null : Number.parseInt(cursor, 10)
      if (before !== null && !Number.isSafeInteger(before)) throw new Problem('malformed-request')
      await placeIn(tx, params.id, accountId)
      const closed = await closureOf(tx, params.id, accountId, now)
      const page = await pageOfMessages(tx, params.id, accountId, { before, limit, language })
      return { ...page, ...(closed && { closed }) }
    }),
  )

  kit.handle(sendMessage, ({ params: { id: threadId }, body: { id, text }, now, write }) =>
    write(async (tx, { accountId: senderId }) => {
      await writablePlace(tx, threadId, senderId)
      const answer = await postMessage(tx, { id, threadId, senderId, sender: 'person', kind: 'text', body: text }, now)
      return { resource: `threads/${threadId}/messages/${id}`, answer }
    }),
  )

  kit.handle(writeToApplicants, ({ body: { applicationIds, text: body }, now, write }) =>
    write(async (tx, { accountId: senderId }) => {
      // Read before the first message: sending goes on as the system.
      const threadOf = await threadsOfApplications(tx, applicationIds, senderId)
      const closed = await closuresOf(tx, [...threadOf.values()], senderId, now)
      const [first] = closed.keys()
      if (first !== undefined && closed.size === threadOf.size) await mustBeOpen(tx, first, senderId, now)
      const results: ResponseOf<typeof writeToApplicants>['results'] = []
      // Each once, and in one order: colleagues who write to the same people do not wait for each other.
      for (const applicationId of [...new Set(applicationIds)].sort()) {
        const found = threadOf.get(applicationId)
        const threadId = found !== undefined && closed.has(found) ? undefined : found
        if (threadId !== undefined)
          await postMessage(tx, { id: randomUUID(), threadId, senderId, sender: 'person', kind: 'text', body }, now)
        results.push({ applicationId, outcome: threadId === undefined ? 'not-found' : 'sent' })
      }
      return { resource: 'application-messages', answer: { results } }
    }),
  )

  kit.handle(readThread, ({ params: { id }, body, now, write }) =>
    write(async (tx, { accountId }) => {
      const { thread, place } = await placeIn(tx, id, accountId)
      await readNoticesOf(tx, id, place, now)
      if (await markRead(tx, id, accountId, Math.min(body.upTo, thread.lastSeq), now)) {
        await announceProgress(tx, id, accountId)
        // The person's other tabs update their count too.
        await announceChange(tx, { accountIds: [accountId], changed: ['thread'] })
      }
      return { resource: `threads/${id}`, answer: {} }
    }),
  )

  kit.handle(keepDraft, ({ params: { id }, body, write }) =>
    write(async (tx, { accountId }) => {
      await writablePlace(tx, id, accountId)
      await saveDraft(tx, id, accountId, body.text)
      return { resource: `threads/${id}/draft`, answer: {} }
    }),
  )

  kit.handle(sendFile, async ({ params: { id: threadId }, body: { id }, file, now, read, write }) => {
    // Check the right to write before the file is read.
    await read((tx, { accountId }) => writablePlace(tx, threadId, accountId))
    if (!file) throw new Problem('invalid-input', { errors: [{ field: 'file', text: 'common.choose-file' }] })
    const { type, bytes } = await checkAttachment(file)
    if (bytes.length > ATTACHMENT_RULE.maxBytes) throw new Problem('file-too-large')
    const stored = { bytes, keyOf: () => `${threadFolder(threadId)}/${randomUUID()}.${type}` }
    return writeWithFile(kit, { write }, stored, async (tx, { accountId: senderId }, path) => {
      await writablePlace(tx, threadId, senderId)
      const attached = { filename: file.filename, type, bytes: bytes.length, path }
      const answer = await postMessage(tx, { id, threadId, senderId, sender: 'person', kind: 'file', file: attached }, now)
      // A message of this id may have been sent before, with its own file.
      const isNamed = (await fileOfMessage(tx, id)).path === path
      return { resource: `threads/${threadId}/messages/${id}`, answer, unnamed: isNamed ? [] : [path] }
    })
  })

  kit.handle(readAttachment, async ({ params, read, reply }) =>
    sendAttachment(kit, reply, await read((tx) => fileOfMessage(tx, params.id))),
  )

  // Calls: one side suggests times, the other chooses. The support team chooses on its own pages.
  kit.handle(requestCall, ({ params: { id: threadId }, body: { id, times, text }, now, write }) =>
    write(async (tx, { accountId: senderId }) => {
      const { thread, place } = await writablePlace(tx, threadId, senderId)
      // The work coach makes appointments; a client suggests times for one.
      if (thread.type === 'agent' && place.role !== 'jobseeker')
        throw new Problem('state-conflict', { text: 'messaging.call-not-here' })
      if (!times.every((time) => isWithinYear(time, now)))
        throw new Problem('invalid-input', { errors: [{ field: 'times', text: 'messaging.call-within-year' }] })
      const facts = { times: [...new Set(times)].sort() }
      const message = { id, threadId, senderId, sender: 'person', kind: 'call-request', body: text, facts } as const
      return { resource: `threads/${threadId}/messages/${id}`, answer: await postMessage(tx, message, now) }
    }),
  )

  kit.handle(confirmCall, ({ params, body, now, write }) =>
    write(async (tx, { accountId }) => {
      const threadId = await threadOfCall(tx, params.id)
      const { thread, place } = await writablePlace(tx, threadId, accountId)
      // The choice is a message too, although the other side wrote the request.
      await asSystem(tx)
      const { request, side } = await lockCallRequest(tx, params.id)
      const chosen = chosenTime(request, body.time, { sameSide: side === place.role, now })
      if ('refused' in chosen) throw new Problem('state-conflict', { text: chosen.refused })
      const { time } = chosen
      await confirmCallRequest(tx, request, time)
      const id = randomUUID()
      // A time chosen by a work coach becomes an appointment.
      if (thread.caseId) {
        const startsAt = new Date(time).toISOString()
        const agreed = { messageId: id, caseId: thread.caseId, agentAccountId: accountId, startsAt }
        await emitEvent(tx, 'call.agreed', id, 1, agreed)
      }
      // The choice is a message of its own, so that the other side gets a notice.
      const facts = { time }
      const message = { id, threadId, senderId: accountId, sender: 'person', kind: 'call-confirmed', facts } as const
      return { resource: `threads/${threadId}/messages/${id}`, answer: await postMessage(tx, message, now) }
    }),
  )
}
