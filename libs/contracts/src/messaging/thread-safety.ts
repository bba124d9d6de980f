import * as v from 'valibot'
import { endpoint, id, idParams, written } from '../endpoint'
import { optionalText } from '../text'

/** What protects people in their conversations. */
const service = 'messaging' as const

/**
 * Why nobody writes in a conversation: its application rests, or it, or the support of a work coach, is over; the reader's side wants no
 * more messages there (`stopped-here`), or the other side (`stopped`).
 */
export const CLOSURES = ['resting', 'over', 'stopped-here', 'stopped'] as const
export type Closure = (typeof CLOSURES)[number]

export const stopMessages = endpoint({
  service,
  method: 'POST',
  path: '/threads/:id/stop',
  changes: ['thread'],
  problems: ['organisation-suspended'],
  summary:
    'Stop messages between me and the other side of an application, in each conversation that we have; the applications go on',
  access: ['user', 'employer'],
  params: idParams,
  response: written({}),
})
export const allowMessages = endpoint({
  service,
  method: 'DELETE',
  path: '/threads/:id/stop',
  changes: ['thread'],
  problems: ['organisation-suspended'],
  summary: 'Allow again the messages that my side stopped',
  access: ['user', 'employer'],
  params: idParams,
  response: written({}),
})

/** What a message of an employer seems to ask for, the worst first; `vetting/message` finds it. */
export const MESSAGE_DANGERS = ['money', 'mule', 'remote', 'details', 'elsewhere', 'pressure'] as const
export type MessageDanger = (typeof MESSAGE_DANGERS)[number]

/** What somebody sees wrong in the messages of the other side. */
export const MESSAGE_REPORT_REASONS = ['asks-for-money', 'asks-for-details', 'not-genuine', 'hurtful', 'unfair', 'other'] as const
export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number]
export const REPORT_TEXT_MAX = 1000

export const reportMessages = endpoint({
  service,
  method: 'POST',
  path: '/threads/:id/reports',
  changes: ['ticket'],
  problems: ['already-exists', 'organisation-suspended'],
  summary:
    'Report the other side’s messages to the administrators, who may then read the conversation; the other side is not told',
  access: ['user', 'employer'],
  params: idParams,
  body: v.object({
    reason: v.picklist(MESSAGE_REPORT_REASONS, 'Choose a reason'),
    text: optionalText(REPORT_TEXT_MAX),
    /** The message that it is about, where it is about one. */
    message: v.optional(id),
  }),
  response: written({ id }),
  ratePerMinute: 10,
})

export const threadSafetyEndpoints = { stopMessages, allowMessages, reportMessages }
