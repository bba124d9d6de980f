import * as v from 'valibot'
import { endpoint, id, timestamp, written } from '../endpoint'
import { optionalText } from '../text'
import { ROLL_BACK_CODES } from './admin-remotes'
import { audience, rolloutAnswer, rolloutBody } from './rollouts'

/**
 * The registry for programs of teams. `Authorization: Bearer onw.<remote>.<secret>` with a deploy token of the remote; a session of the
 * portal opens nothing here.
 */
const byToken = { service: 'gateway', access: 'public', problems: ['sign-in-required', 'not-allowed', 'not-found'] } as const

const named = v.object({ name: v.pipe(v.string(), v.maxLength(100)) })
/** Of the whole archive. */
export const MAX_ARTEFACT_BYTES = 32 * 1024 * 1024

export const readRemote = endpoint({
  ...byToken,
  method: 'GET',
  path: '/registry/remotes/:name',
  reads: ['front-end'],
  summary: 'What is live of a remote, its rollout, versions and history',
  params: named,
  response: v.object({
    name: v.string(),
    /** The newest revision; to be sent with each change. */
    revision: v.number(),
    stable: v.nullable(v.string()),
    rollout: v.nullable(v.object({ build: v.string(), percent: v.number(), audience, paused: v.boolean() })),
    versions: v.array(
      v.object({
        build: v.string(),
        publishedAt: timestamp,
        rolledBack: v.boolean(),
        refusal: v.nullable(v.string()),
        /** What the portal found by itself: a quarantined version waits for an administrator. */
        health: v.nullable(v.picklist(['suspect', 'quarantined'])),
      }),
    ),
    history: v.array(
      v.object({
        revision: v.number(),
        at: timestamp,
        action: v.string(),
        stable: v.nullable(v.string()),
        canary: v.nullable(v.string()),
        percent: v.number(),
        note: v.string(),
      }),
    ),
  }),
})

export const explainRemote = endpoint({
  ...byToken,
  method: 'GET',
  path: '/registry/remotes/:name/explanation',
  reads: ['front-end'],
  summary:
    'What of this remote was refused lately and why, what failed, who previews it, and what waits for a second administrator',
  params: named,
  response: v.object({
    /** Publishing, the newest first. */
    refusals: v.array(v.object({ at: timestamp, build: v.string(), reasons: v.array(v.string()) })),
    failures: v.array(
      v.object({ build: v.string(), failure: v.string(), message: v.string(), count: v.number(), lastAt: timestamp }),
    ),
    previews: v.array(v.object({ id, label: v.string(), build: v.string(), audience, expiresAt: timestamp })),
    waiting: v.nullable(v.object({ build: v.string(), percent: v.number(), at: timestamp })),
  }),
})
export const readSourceMap = endpoint({
  ...byToken,
  method: 'GET',
  path: '/registry/remotes/:name/maps/:build/:file',
  reads: 'static',
  summary: 'The source map of a script of this remote, as it was published; of no other remote',
  params: v.object({ ...named.entries, build: v.pipe(v.string(), v.maxLength(40)), file: v.pipe(v.string(), v.maxLength(200)) }),
  raw: true,
  ratePerMinute: 120,
})

const revision = v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(Number.MAX_SAFE_INTEGER))

export const publishVersion = endpoint({
  ...byToken,
  method: 'POST',
  path: '/registry/remotes/:name/versions',
  changes: ['front-end'],
  summary: 'Publish a signed artefact: checked against what is live, and made live for everybody when asked',
  params: named,
  body: v.object({
    /** The newest revision that was seen. */
    revision,
    live: v.optional(v.picklist(['true', 'false']), 'false'),
  }),
  upload: { maxBytes: MAX_ARTEFACT_BYTES, extensions: ['.onward'] },
  response: written({
    build: v.string(),
    ...rolloutAnswer,
    /** What it uses of the live shell that will go, with the day and what to use instead; a sentence each. */
    deprecated: v.array(v.string()),
  }),
  ratePerMinute: 20,
})

export const rollOutVersion = endpoint({
  ...byToken,
  method: 'POST',
  path: '/registry/remotes/:name/rollout',
  changes: ['front-end'],
  summary: 'Start, change, pause, resume, promote or stop a rollout',
  params: named,
  body: v.object({ ...rolloutBody, note: optionalText(500) }),
  response: written(rolloutAnswer),
})

export const rollBackVersion = endpoint({
  ...byToken,
  method: 'POST',
  path: '/registry/remotes/:name/rollback',
  changes: ['front-end'],
  summary: 'Go back to the version that was live before, or to one that is named',
  params: named,
  body: v.object({
    revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
    build: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40))), null),
    code: v.optional(v.picklist(ROLL_BACK_CODES), 'broken'),
    note: optionalText(500),
  }),
  response: written({ build: v.string(), revision: v.number() }),
})

export const registryEndpoints = { readRemote, explainRemote, readSourceMap, publishVersion, rollOutVersion, rollBackVersion }
