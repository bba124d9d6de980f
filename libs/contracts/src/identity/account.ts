import * as v from 'valibot'
import { endpoint, id, idParams, timestamp, written } from '../endpoint'
import { email, matching, newPassword, password } from './identity'

const service = 'identity' as const

/** The account page: where I am signed in, my address and my password. */
export const signedInDevice = v.object({
  id,
  /** Browser and system, such as "Firefox · Android"; empty when the browser does not say. */
  device: v.string(),
  startedAt: timestamp,
  seenAt: timestamp,
  /** The session of this request. */
  current: v.boolean(),
})
export type SignedInDevice = v.InferOutput<typeof signedInDevice>

export const listSessions = endpoint({
  service,
  method: 'GET',
  path: '/sessions',
  reads: ['session'],
  summary: 'Where I am signed in, this device first',
  access: 'signed-in',
  response: v.object({ items: v.array(signedInDevice) }),
})
export const endOneSession = endpoint({
  service,
  method: 'DELETE',
  path: '/sessions/:id',
  changes: ['session'],
  summary: 'Sign out one of my devices',
  access: 'signed-in',
  params: idParams,
  response: written({}),
})
export const endOtherSessions = endpoint({
  service,
  method: 'POST',
  path: '/sessions/end-others',
  changes: ['session'],
  summary: 'Sign out all my devices but this one',
  access: 'signed-in',
  response: written({ ended: v.number() }),
})
export const changePassword = endpoint({
  service,
  method: 'POST',
  path: '/password',
  changes: ['account', 'session'],
  summary: 'Change my password; signs out my other devices',
  access: 'signed-in',
  body: v.pipe(
    v.object({ currentPassword: password, password: newPassword, confirmPassword: v.string('Passwords do not match') }),
    v.forward(v.partialCheck([['password'], ['confirmPassword']], matching, 'Passwords do not match'), ['confirmPassword']),
  ),
  response: written({}),
  ratePerMinute: 10,
})
/** Nothing changes until the link in the email to the new address is used. Answers alike for any address. */
export const changeEmail = endpoint({
  service,
  method: 'POST',
  path: '/email',
  changes: ['account'],
  summary: 'Ask for another email address',
  access: 'signed-in',
  body: v.object({ email, currentPassword: password }),
  response: written({}),
  ratePerMinute: 5,
})

export const accountEndpoints = { listSessions, endOneSession, endOtherSessions, changePassword, changeEmail }
