import * as v from 'valibot'
import { ROLES } from '../access'
import { endpoint, id, idParams, pageOf, pageQuery, timestamp, written } from '../endpoint'
import { waitingWork } from '../jobs/admin-organisations'
import { LANGUAGES } from '../language'
import { requiredText } from '../text'
import { MESSAGE_MAX_LENGTH, threadMessage } from './threads'

/** The administrator's room: conversations of people with the support team. */
const administrator = { service: 'messaging', access: ['admin'] } as const

const conversation = {
  id,
  /** First name, as the conversation shows it. */
  name: v.string(),
  role: v.picklist(ROLES),
  /** The oldest unanswered message; null when none. */
  waitingSince: v.nullable(timestamp),
  /** Unanswered messages, counted to `MAX_UNREAD_COUNTED`. */
  waiting: v.number(),
  lastAt: timestamp,
}
export const listedSupport = v.object(conversation)
export type ListedSupport = v.InferOutput<typeof listedSupport>

export const readSupportWork = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/support-work',
  reads: ['support'],
  summary: 'How many conversations with the support team wait for an answer, and since when',
  response: v.object({ support: waitingWork }),
})
export const listSupport = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/support',
  reads: ['support'],
  summary:
    'Conversations with the support team: those that wait for an answer with the longest wait first, then the others, the latest first',
  query: v.object({ ...pageQuery }),
  response: pageOf(listedSupport),
})
export const supportConversation = v.object({
  ...conversation,
  /** The person's language. */
  language: v.picklist(LANGUAGES),
  /** Of the last message. */
  lastSeq: v.number(),
  /** Last message that the team has read. */
  readSeq: v.number(),
})
export type SupportConversation = v.InferOutput<typeof supportConversation>
export const readSupport = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/support/:id',
  reads: ['support'],
  summary: 'Whose conversation with the support team it is, and whether it waits',
  params: idParams,
  response: supportConversation,
})
export const listSupportMessages = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/support/:id/messages',
  reads: ['support'],
  summary: 'Messages of a conversation with the support team, newest first',
  params: idParams,
  query: v.object({ ...pageQuery }),
  response: pageOf(threadMessage),
})
export const readSupportFile = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/support-files/:id',
  reads: ['support'],
  summary: 'The file of a message in a conversation with the support team',
  params: idParams,
  raw: true,
})

/** The last message that was visible. */
const upTo = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const markSupportRead = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/support/:id/reading',
  changes: ['support'],
  summary: 'The team has read a conversation up to a message; the person sees it, and it still waits',
  params: idParams,
  body: v.object({ upTo }),
  response: written({}),
  ratePerMinute: 60,
})
export const answerSupport = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/support/:id/answers',
  changes: ['support'],
  summary: 'Answer as the support team; a `state-conflict` where a colleague has answered since',
  params: idParams,
  body: v.object({
    upTo,
    text: requiredText('Write your answer', MESSAGE_MAX_LENGTH, `Use ${MESSAGE_MAX_LENGTH} characters or fewer`),
  }),
  response: written({ id, seq: v.number() }),
  ratePerMinute: 30,
})
export const settleSupport = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/support/:id/settling',
  changes: ['support'],
  summary: 'Nothing needs an answer, up to a message',
  params: idParams,
  body: v.object({ upTo }),
  response: written({}),
})
export const confirmSupportCall = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/support/:id/calls',
  changes: ['support'],
  summary: 'Choose one of the times that somebody suggested for a call with the support team',
  params: idParams,
  body: v.object({ message: id, time: timestamp }),
  response: written({ id, seq: v.number() }),
})

export const adminSupportEndpoints = {
  readSupportWork,
  listSupport,
  readSupport,
  listSupportMessages,
  readSupportFile,
  markSupportRead,
  answerSupport,
  settleSupport,
  confirmSupportCall,
}
