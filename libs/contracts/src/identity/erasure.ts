import * as v from 'valibot'
import { endpoint, id, idParams, timestamp, written } from '../endpoint'
import { password } from './identity'

const service = 'identity' as const

/** Between asking for erasure and its end; signing in meanwhile offers to keep the account. */
export const ERASURE_DAYS = 14
/** A download of everything needs the second factor, or the password without one, given within so many minutes, at sign-in or again. */
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

/** Why an administrator asks to erase somebody. */
export const ERASURE_REASONS = ['letter', 'died'] as const
const admin = { service, access: ['admin'] } as const

export const listErasureRequests = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/erasure-requests',
  reads: ['erasure-request'],
  summary: 'People whom an administrator asked to erase, until another one has decided',
  response: v.object({
    items: v.array(
      v.object({
        accountId: id,
        name: v.string(),
        email: v.string(),
        why: v.picklist(ERASURE_REASONS),
        askedAt: timestamp,
        askedBy: v.string(),
        /** Whoever asked may take it back, and does not decide. */
        mine: v.boolean(),
      }),
    ),
  }),
})
export const askErasureOf = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/accounts/:id/erasure-request',
  changes: ['erasure-request'],
  summary: 'Ask to erase a jobseeker or employer who wrote a letter or has died; another administrator decides',
  params: idParams,
  body: v.object({ code: v.picklist(ERASURE_REASONS, 'Choose a reason') }),
  response: written({ why: v.picklist(ERASURE_REASONS) }),
})
export const decideErasure = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/erasure-requests/:id/decision',
  changes: ['erasure-request'],
  summary: 'Decide about what another administrator asked: erased in 14 days, as when people ask themselves; or not',
  params: idParams,
  body: v.object({ decision: v.picklist(['erase', 'decline']) }),
  response: written({ eraseAt: v.nullable(timestamp) }),
})

/** The field of the problem `account-closing` that says when the account is erased. */
export const ERASE_AT_FIELD = 'eraseAt'

export const erasureEndpoints = { askForErasure, keepAccount, givePassword, listErasureRequests, askErasureOf, decideErasure }
