import * as v from 'valibot'
import { endpoint, id, timestamp, written } from './endpoint'
import { optionalText } from './text'

/** The administrator's room: the front ends that are live, and the way back to an earlier version. */
const administrator = { service: 'gateway', access: ['admin'] } as const

export const ROLL_BACK_CODES = ['broken', 'slow', 'wrong-contents', 'security', 'other'] as const

const published = v.object({ build: v.string(), publishedAt: timestamp })
export const frontEnd = v.object({
  /** `shell`, or the name of a remote. */
  name: v.string(),
  stable: published,
  /** Tried by a share of the people signed in. */
  canary: v.nullable(v.object({ ...published.entries, percent: v.number() })),
  /** What rolling back would make live: the stable version while a canary is tried, else the one published before. */
  back: v.nullable(published),
  /** Why the registry would refuse it, in its own words. */
  refusal: v.nullable(v.string()),
  /** The newest first, some of them. */
  versions: v.array(published),
  /** What was live when, the newest first, some of them. */
  history: v.array(
    v.object({
      at: timestamp,
      action: v.picklist(['publish', 'rollback', 'canary']),
      stable: v.string(),
      canary: v.nullable(v.string()),
      percent: v.number(),
      /** Null: on the command line. */
      by: v.nullable(id),
      why: v.nullable(v.picklist(ROLL_BACK_CODES)),
      note: v.string(),
    }),
  ),
})
export type FrontEnd = v.InferOutput<typeof frontEnd>
export const listFrontEnds = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/remotes',
  summary: 'The shell and the remotes with their versions, what is live of each, and what rolling back would do',
  response: v.object({ items: v.array(frontEnd) }),
})
export const rollBackFrontEnd = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/remotes/:name/rollback',
  summary: 'Make the version before live again, or end a canary; only what fits everything else that is live',
  params: v.object({ name: v.pipe(v.string(), v.maxLength(100)) }),
  body: v.object({
    /** What was live when the administrator decided. */
    stable: v.pipe(v.string(), v.maxLength(40)),
    canary: v.nullable(v.pipe(v.string(), v.maxLength(40))),
    code: v.picklist(ROLL_BACK_CODES, 'Choose a reason'),
    note: optionalText(500),
  }),
  response: written({ build: v.string(), why: v.picklist(ROLL_BACK_CODES) }),
  ratePerMinute: 10,
})

export const adminRemoteEndpoints = { listFrontEnds, rollBackFrontEnd }
