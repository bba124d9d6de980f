import * as v from 'valibot'
import { endpoint, id, idParams, pageOf, pageQuery, timestamp, written } from '../endpoint'
import { LANGUAGES } from '../language'
import { optionalText, requiredText } from '../text'
import { CLOSURES } from './thread-safety'

const service = 'messaging' as const

/** Agent threads come with a case. */
export const THREAD_TYPES = ['support', 'system', 'employer', 'agent'] as const
export type ThreadType = (typeof THREAD_TYPES)[number]

export const MESSAGE_MAX_LENGTH = 4000
export const ATTACHMENT_RULE = {
  maxBytes: 5 * 1024 * 1024,
  extensions: ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png'],
} as const
export const MAX_CALL_TIMES = 3

/** Kinds of message. `text` and `file` come from people; the others from Onward, worded by the screen from their facts. */
export const MESSAGE_KINDS = ['text', 'file', 'welcome', 'opened', 'notice', 'call-request', 'call-confirmed'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]
/** `sent`: stored. `delivered`: the other side's page has been notified. `read`: the other side opened the thread. */
export const MESSAGE_STATES = ['sent', 'delivered', 'read'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** Who wrote, as the reader sees it: for an employer, `colleague` is somebody else of their organisation and `person` the applicant. */
export const MESSAGE_SENDERS = ['me', 'colleague', 'person', 'support', 'onward'] as const

export const attachment = v.object({
  filename: v.string(),
  type: v.picklist(['pdf', 'doc', 'docx', 'jpg', 'png']),
  bytes: v.number(),
})
export const callRequest = v.object({
  times: v.array(timestamp),
  /** The time that the other side confirmed; the only one of `call-confirmed`. */
  confirmed: v.nullable(timestamp),
  /** Whether the reader may choose a time. */
  mayConfirm: v.optional(v.boolean(), false),
})
export const threadMessage = v.object({
  id,
  /** Rises by one in a thread; messages are in this order for everybody. */
  seq: v.number(),
  kind: v.picklist(MESSAGE_KINDS),
  from: v.picklist(MESSAGE_SENDERS),
  /** First name of another person; empty for the reader and for people who have left. */
  name: v.string(),
  text: v.string(),
  /** Page of a notice; else empty. */
  href: v.string(),
  attachment: v.nullable(attachment),
  call: v.nullable(callRequest),
  at: timestamp,
  /** For own messages. */
  state: v.nullable(v.picklist(MESSAGE_STATES)),
})
export type ThreadMessage = v.InferOutput<typeof threadMessage>

export const threadSummary = v.object({
  id,
  type: v.picklist(THREAD_TYPES),
  /** Title of the job, for an employer's thread. */
  subject: v.string(),
  /** First names of the others; for an employer only the applicant's, as a pseudonym while the job hides names. */
  names: v.array(v.string()),
  /** First names of the employer's other members in the thread. */
  colleagues: v.optional(v.array(v.string()), []),
  applicationId: v.nullable(id),
  /** In a work coach's thread. */
  caseId: v.optional(v.nullable(id)),
  last: v.nullable(
    v.object({
      kind: v.picklist(MESSAGE_KINDS),
      from: v.picklist(MESSAGE_SENDERS),
      /** Its beginning. */
      text: v.string(),
      at: timestamp,
    }),
  ),
  /** Counted to 100. */
  unread: v.number(),
  /** Unsent text. */
  draft: v.string(),
})
export type ThreadSummary = v.InferOutput<typeof threadSummary>

export const MAX_UNREAD_COUNTED = 100
/** Most conversations on one page. */
export const MAX_LISTED_THREADS = 200

export const listThreads = endpoint({
  service,
  method: 'GET',
  path: '/threads',
  reads: ['thread', 'thread-draft'],
  summary: 'My conversations, the latest first; for an employer those in which somebody wrote, or the one of an application',
  access: 'signed-in',
  query: v.object({ application: v.optional(id), cursor: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
  response: v.object({
    items: v.array(threadSummary),
    /** New messages, given on the first page only, because threads with news come first. */
    unread: v.number(),
    /** Cursor of earlier conversations. */
    nextCursor: v.optional(v.nullable(v.string())),
  }),
})
export const countUnreadMessages = endpoint({
  service,
  method: 'GET',
  path: '/threads/unread',
  reads: ['thread'],
  summary: 'How many messages are new to me, counted to 100',
  access: ['user'],
  response: v.object({ unread: v.number() }),
})
export const openSupport = endpoint({
  service,
  method: 'POST',
  path: '/threads/support',
  changes: ['thread', 'support'],
  summary: 'Open my conversation with the support team; there is one for each person',
  access: ['user'],
  response: written({ id }),
})
export const listMessages = endpoint({
  service,
  method: 'GET',
  path: '/threads/:id/messages',
  reads: ['thread'],
  problems: ['organisation-suspended'],
  summary: 'Messages of a conversation, newest first',
  access: 'signed-in',
  params: idParams,
  query: v.object({ ...pageQuery }),
  response: v.object({
    ...pageOf(threadMessage).entries,
    /** Why nobody writes here now. */
    closed: v.optional(v.picklist(CLOSURES)),
  }),
})
/** The sender chooses the id, so that a repeat after a lost answer creates no second message. */
export const sendMessage = endpoint({
  service,
  method: 'POST',
  path: '/threads/:id/messages',
  changes: ['thread', 'support'],
  problems: ['organisation-suspended'],
  summary: 'Send a message',
  access: 'signed-in',
  params: idParams,
  body: v.object({
    id,
    text: requiredText('Write a message', MESSAGE_MAX_LENGTH, `Use ${MESSAGE_MAX_LENGTH} characters or fewer`),
  }),
  response: written({ id, seq: v.number() }),
  ratePerMinute: 60,
})
/** Most applicants written to at once; with its rate, as many messages a minute as one by one. */
export const MOST_WRITTEN_TO = 30
export const writeToApplicants = endpoint({
  service,
  method: 'POST',
  path: '/application-messages',
  changes: ['thread'],
  problems: ['organisation-suspended'],
  summary: 'Send the same message to several applicants, each in the conversation of their application',
  access: ['employer'],
  body: v.object({
    applicationIds: v.pipe(
      v.array(id),
      v.minLength(1, 'Choose at least one application'),
      v.maxLength(MOST_WRITTEN_TO, `Choose ${MOST_WRITTEN_TO} applications or fewer`),
    ),
    text: requiredText('Write a message', MESSAGE_MAX_LENGTH, `Use ${MESSAGE_MAX_LENGTH} characters or fewer`),
  }),
  response: written({
    results: v.array(v.object({ applicationId: id, outcome: v.picklist(['sent', 'not-found']) })),
  }),
  ratePerMinute: 2,
})
export const sendFile = endpoint({
  service,
  method: 'POST',
  path: '/threads/:id/files',
  changes: ['thread', 'support'],
  summary: 'Send a file',
  access: 'signed-in',
  params: idParams,
  upload: ATTACHMENT_RULE,
  body: v.object({ id }),
  response: written({ id, seq: v.number() }),
  ratePerMinute: 20,
})
export const readAttachment = endpoint({
  service,
  method: 'GET',
  path: '/messages/:id/file',
  reads: ['thread'],
  summary: 'The file of a message',
  access: 'signed-in',
  params: idParams,
  raw: true,
})
export const readThread = endpoint({
  service,
  method: 'POST',
  path: '/threads/:id/read',
  changes: ['thread'],
  summary: 'I have read this conversation, up to a message',
  access: 'signed-in',
  params: idParams,
  body: v.object({ upTo: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
  response: written({}),
})
export const keepDraft = endpoint({
  service,
  method: 'PUT',
  path: '/threads/:id/draft',
  changes: ['thread-draft'],
  summary: 'Keep what I typed and did not send',
  access: 'signed-in',
  params: idParams,
  body: v.object({ text: v.pipe(v.string(), v.maxLength(MESSAGE_MAX_LENGTH, `Use ${MESSAGE_MAX_LENGTH} characters or fewer`)) }),
  response: written({}),
  ratePerMinute: 240,
})
export const requestCall = endpoint({
  service,
  method: 'POST',
  path: '/threads/:id/calls',
  changes: ['thread', 'support'],
  summary: 'Ask the support team, my work coach, or the other side of an application, for a call, with times that suit me',
  access: ['user', 'employer'],
  params: idParams,
  body: v.object({
    id,
    times: v.pipe(v.array(timestamp), v.minLength(1, 'Choose a time'), v.maxLength(MAX_CALL_TIMES, 'Choose 3 times or fewer')),
    text: optionalText(500),
  }),
  response: written({ id, seq: v.number() }),
  ratePerMinute: 10,
})
export const confirmCall = endpoint({
  service,
  method: 'POST',
  path: '/messages/:id/call',
  changes: ['thread'],
  summary: 'Choose one of the times for a call that the other side suggested',
  access: ['user', 'employer', 'agent', 'admin'],
  params: idParams,
  body: v.object({ time: timestamp }),
  response: written({ id, seq: v.number() }),
})

export const assistantAnswer = v.object({
  id: v.string(),
  question: v.string(),
  answer: v.string(),
  /** Page that the answer refers to. */
  source: v.object({ href: v.string(), title: v.string() }),
})
export type AssistantAnswer = v.InferOutput<typeof assistantAnswer>
/** A read: the question is not stored. A POST, so that the text is in no address. */
export const askAssistant = endpoint({
  service,
  method: 'POST',
  path: '/assistant',
  reads: 'static',
  summary: 'Ask the AI assistant; it answers from its own texts, or says that it does not know',
  access: ['user'],
  body: v.object({ question: requiredText('Write a question', 500), language: v.picklist(LANGUAGES) }),
  response: v.object({
    /** The writer may be in danger: crisis support instead of an answer. */
    crisis: v.boolean(),
    answers: v.array(assistantAnswer),
  }),
  ratePerMinute: 30,
})

export const threadEndpoints = {
  listThreads,
  countUnreadMessages,
  openSupport,
  listMessages,
  sendMessage,
  writeToApplicants,
  sendFile,
  readAttachment,
  readThread,
  keepDraft,
  requestCall,
  confirmCall,
  askAssistant,
}
