import * as v from 'valibot'
import { endpoint, flag, id, pageOf, pageQuery, timestamp, written } from '../endpoint'
import { LANGUAGES } from '../language'
import { RESOURCES } from '../resources'
import { emailAddress, requiredText } from '../text'

const service = 'messaging' as const

/** Contact form, specification section 5. */
export const contactMessage = v.object({
  name: requiredText('Name is required', 100, 'Name must be less than 100 characters'),
  email: emailAddress('Please enter a valid email address.', 255, 'Email must be less than 255 characters'),
  subject: requiredText('Subject cannot be empty.', 200, 'Subject must be less than 200 characters'),
  message: requiredText('Message is required', 1000, 'Message must be less than 1000 characters'),
  language: v.optional(v.picklist(LANGUAGES), 'en'),
})
export const sendContactMessage = endpoint({
  service,
  method: 'POST',
  path: '/contact',
  changes: ['ticket'],
  summary: 'Store a contact ticket and acknowledge it by email',
  access: 'public',
  body: contactMessage,
  response: written({ id }),
  ratePerMinute: 5,
})

/** Kinds of notices; the screen makes the sentence from `kind` and `facts`, in the reader's language. */
export const NOTICE_KINDS = [
  'application-received',
  'application-state',
  'application-frozen',
  'application-resting',
  'application-thawed',
  'cv-analysed',
  'cv-refused',
  'job-approved',
  'job-sent-back',
  'job-edit-approved',
  'job-edit-sent-back',
  'job-removed',
  'job-changed',
  'organisation-verified',
  'organisation-sent-back',
  'organisation-refused',
  'organisation-suspended',
  'organisation-restored',
  'organisation-adverts-closed',
  'confident-confirmed',
  'confident-refused',
  'logo-shown',
  'logo-refused',
  'member-joined',
  'member-removed',
  'alert-matched',
  'report-decided',
  'badge-awarded',
  'badge-revoked',
  'badge-announced',
  'message-received',
  'interview-new-times',
  'interview-other-times',
  'interview-confirmed',
  'interview-cancelled',
  'interview-missed',
  'interview-reminder',
  'interview-to-hold',
  'interview-changed',
  'interview-called-off',
  'application-waiting',
  'offer-corrected',
  'start-confirmed',
  'offer-answer-soon',
  'offer-unanswered',
  'pool-invited',
  'pool-accepted',
  'referral-bounced',
  'coach-changed',
  'cases-handed-on',
  'reading-asked',
  'reading-answered',
  'seal-requested',
  'seal-waiting',
  'seal-opened',
  'seal-declined',
  'seal-without-coach',
  'coach-note-shared',
  'coach-todo-added',
  'coach-asked',
  'coach-cv-added',
  'coach-job-suggested',
  'client-agreed',
  'client-declined',
  'client-cv-used',
  'client-cv-removed',
  'client-warned',
  'placement-check',
  'placement-check-employer',
  'placement-conflict',
  'appointment-made',
  'appointment-moved',
  'appointment-changed',
  'appointment-cancelled',
  'appointment-kept',
  'appointment-missed',
  'appointment-reminder',
  'appointment-asked',
] as const
export const notice = v.object({
  id,
  /** Rises by one per account; the browser asks for those after its last. */
  seq: v.number(),
  kind: v.picklist(NOTICE_KINDS),
  /** Small facts such as a job title or a state; nothing personal of other people. */
  facts: v.record(v.string(), v.string()),
  href: v.string(),
  at: timestamp,
  readAt: v.nullable(timestamp),
})
export type Notice = v.InferOutput<typeof notice>

export const listNotices = endpoint({
  service,
  method: 'GET',
  path: '/notices',
  reads: ['notice'],
  summary: 'Notices of the person signed in, newest first',
  access: 'signed-in',
  query: v.object({ ...pageQuery, unread: flag }),
  response: v.object({ ...pageOf(notice).entries, unread: v.number(), lastSeq: v.number() }),
})
export const readNotices = endpoint({
  service,
  method: 'POST',
  path: '/notices/read',
  changes: ['notice'],
  summary: 'Mark notices as read, from one sequence number up to another',
  access: 'signed-in',
  body: v.object({ from: v.optional(v.number(), 0), upTo: v.number() }),
  response: written({}),
})

/**
 * Live updates: WebSocket at `/api/messaging/live`. The server sends JSON `LiveMessage`s; the browser answers `{"type":"pong"}` to
 * `{"type":"ping"}` and fetches what changed. Heartbeat and reconnect delays: specification section 9.
 */
export const LIVE_PATH = '/api/messaging/live'
export const LIVE_HEARTBEAT_MS = 25_000
/** The last one repeats. */
export const LIVE_RECONNECT_MS = [1_000, 2_000, 5_000, 10_000] as const
/** Within this time after a reconnection everything is fetched again: not by all pages at once. */
export const LIVE_CATCH_UP_MS = 5_000
/** Polling interval without a socket. */
export const LIVE_POLL_MS = 15_000
export const liveMessage = v.union([
  v.object({ type: v.literal('ping') }),
  v.object({ type: v.literal('session-ended') }),
  v.object({
    type: v.literal('changed'),
    changed: v.array(v.picklist(RESOURCES)),
    /** Idempotency key of the write, so that the page that wrote ignores it. */
    by: v.optional(v.string()),
  }),
])
export type LiveMessage = v.InferOutput<typeof liveMessage>

export const messagingEndpoints = { sendContactMessage, listNotices, readNotices }
