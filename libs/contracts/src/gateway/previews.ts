import * as v from 'valibot'
import { endpoint, id, timestamp, written } from '../endpoint'
import { optionalText } from '../text'
import { audience } from './rollouts'

/** Seeing versions before they are live: a signed link that pins them for whoever it is for, until it expires. */
export const MAX_PREVIEW_HOURS = 14 * 24
export const MAX_PINS = 20
/** Of a preview for a tester without an account: whoever has the link can use it, so it ends sooner and opens in few browsers. */
export const MAX_GUEST_HOURS = 3 * 24
export const MAX_GUEST_BROWSERS = 3

const pin = v.object({ name: v.pipe(v.string(), v.maxLength(40)), build: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)) })
export type Pin = v.InferOutput<typeof pin>

const preview = v.object({
  id,
  label: v.string(),
  pins: v.array(pin),
  audience,
  /** A tester without an account, as whoever made it calls them; empty for people of the portal. */
  guest: v.string(),
  /** How often it was opened by its link. */
  opened: v.number(),
  createdAt: timestamp,
  /** Null: a team by its token, whose label is `token`. */
  createdBy: v.nullable(id),
  token: v.nullable(v.string()),
  expiresAt: timestamp,
  /** Path of the link; null once it expired or was revoked. */
  address: v.nullable(v.string()),
})
export type Preview = v.InferOutput<typeof preview>

const made = {
  hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PREVIEW_HOURS)), 24),
  /** What testers should look at. */
  label: optionalText(100),
}
const answer = v.object({ ...written({ id, expiresAt: timestamp }).entries, address: v.string() })

const administrator = { service: 'gateway', access: ['admin'] } as const
const byToken = { service: 'gateway', access: 'public', problems: ['sign-in-required', 'not-allowed', 'not-found'] } as const
const named = v.object({ name: v.pipe(v.string(), v.maxLength(100)) })

export const listPreviews = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/previews',
  reads: ['front-end'],
  summary: 'The previews of the last days: what each pins, for whom, until when',
  response: v.object({ items: v.array(preview) }),
})
export const createPreview = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/previews',
  fresh: true,
  changes: ['front-end'],
  summary: 'Make a link that pins versions for the people it names, until it expires',
  body: v.object({
    pins: v.pipe(v.array(pin), v.minLength(1, 'Choose a version'), v.maxLength(MAX_PINS)),
    ...made,
    audience,
    guest: optionalText(60),
  }),
  response: answer,
  ratePerMinute: 20,
})
export const revokePreview = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/previews/:id/revocation',
  changes: ['front-end'],
  summary: 'Revoke a preview: its link and the browsers that opened it show what is live',
  params: v.object({ id }),
  response: written({ id }),
})

export const previewVersion = endpoint({
  ...byToken,
  method: 'POST',
  path: '/registry/remotes/:name/previews',
  changes: ['front-end'],
  summary:
    'Make a link that pins a version of this remote, until it expires, for the testers whom an administrator named with the token',
  params: named,
  body: v.object({ build: pin.entries.build, ...made }),
  response: answer,
  ratePerMinute: 20,
})
export const endPreview = endpoint({
  ...byToken,
  method: 'POST',
  path: '/registry/remotes/:name/previews/:id/revocation',
  changes: ['front-end'],
  summary: 'Revoke a preview that a token of this remote made',
  params: v.object({ ...named.entries, id }),
  response: written({ id }),
})

export const previewEndpoints = { listPreviews, createPreview, revokePreview, previewVersion, endPreview }
