import * as v from 'valibot'
import { endpoint, timestamp, written } from '../endpoint'
import { password } from './identity'

const service = 'identity' as const

/** Between asking for erasure and its end; signing in meanwhile offers to keep the account. */
export const ERASURE_DAYS = 14
/** A download of everything needs the password given within so many minutes, at sign-in or again. */
export const PASSWORD_MINUTES = 15

export const askForErasure = endpoint({
  service,
  method: 'POST',
  path: '/erasure',
  changes: ['account'],
  summary: 'Have my account and everything in it erased in 14 days; signs me out everywhere',
  // Staff cannot ask: their cases are handed on first, then their office closes the account.
  access: ['user', 'employer'],
  body: v.object({ currentPassword: password }),
  response: written({ eraseAt: timestamp }),
  ratePerMinute: 5,
})
/** Whoever asked is signed out, so address and password say who it is. */
export const keepAccount = endpoint({
  service,
  method: 'POST',
  path: '/erasure/undo',
  changes: ['account'],
  problems: ['invalid-credentials'],
  summary: 'Keep an account that was to be erased',
  access: 'public',
  body: v.object({ email: v.pipe(v.string(), v.trim(), v.maxLength(255)), password }),
  response: written({}),
})
export const givePassword = endpoint({
  service,
  method: 'POST',
  path: '/password/check',
  changes: ['session'],
  summary: 'Give my password again, before a download of everything or something that gives rights',
  access: 'signed-in',
  body: v.object({ currentPassword: password }),
  response: written({}),
})

/** The field of the problem `account-closing` that says when the account is erased. */
export const ERASE_AT_FIELD = 'eraseAt'

export const erasureEndpoints = { askForErasure, keepAccount, givePassword }
