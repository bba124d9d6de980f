import { endpoint, idParams, written } from '../endpoint'

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

export const threadSafetyEndpoints = { stopMessages, allowMessages }
