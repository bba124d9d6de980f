import * as v from 'valibot'
import { endpoint, id, timestamp, written } from '../endpoint'
import { optionalText, requiredText } from '../text'
import { LOAD_FAILURES } from './load-failures'
import { LATER_ERRORS } from './load-reports'
import { audience } from './rollouts'

/** The administrator's room: the front ends that are live, what failed of each version, and the way back to an earlier one. */
const administrator = { service: 'gateway', access: ['admin'] } as const

export const ROLL_BACK_CODES = ['broken', 'slow', 'wrong-contents', 'security', 'needed', 'other'] as const
/** For bringing back a removed version; the others are for going back from the live one. */
export const BRING_BACK_CODES = ['needed', 'other'] as const satisfies readonly (typeof ROLL_BACK_CODES)[number][]
/** How far back failures are counted. */
export const RECENT_FAILURE_DAYS = 7

/** What a revision did. `canary`: started or changed a rollout. */
export const REVISION_ACTIONS = ['publish', 'rollback', 'canary', 'promote', 'pause', 'resume', 'stop', 'remove'] as const

const build = v.pipe(v.string(), v.maxLength(40))
const published = v.object({ build: v.string(), publishedAt: timestamp })
const decision = {
  at: timestamp,
  /** Null: on the command line, or a team by its token. */
  by: v.nullable(id),
  why: v.nullable(v.picklist(ROLL_BACK_CODES)),
  note: v.string(),
}
/** A line of a stack: where it was written, as the version's source map says, else as the browser told it. */
const frame = v.object({ text: v.string(), isMapped: v.boolean() })
const recentFailure = v.object({
  /** `load`: a page did not open. `later`: an error of a page that stood. `file`: a file that the gateway refused to serve. */
  of: v.picklist(['load', 'later', 'file']),
  failure: v.picklist([...LOAD_FAILURES, ...LATER_ERRORS]),
  /** Text of the program, never of a person; empty when unknown. */
  message: v.string(),
  /** Page loads that met it; of a file, hours in which it was refused. */
  count: v.number(),
  lastAt: timestamp,
  /** Of the newest one. */
  stack: v.array(frame),
})
export type RecentFailure = v.InferOutput<typeof recentFailure>

const counted = v.object({ build: v.string(), loads: v.number(), failures: v.number() })
/** When a version is faulty; settings of the deployment. */
export const healthRule = v.object({
  minLoads: v.number(),
  /** Of a version that was never live. */
  minLoadsInPreview: v.number(),
  windowMinutes: v.number(),
  failurePercent: v.number(),
  /** Times the share of the version before. */
  timesBefore: v.number(),
})
export type HealthRule = v.InferOutput<typeof healthRule>
const health = v.object({
  /** `suspect`: faulty and still live, because no healthy version was there to take its place. */
  state: v.picklist(['suspect', 'quarantined']),
  at: timestamp,
  loads: v.number(),
  failures: v.number(),
  /** The version that it was compared with. */
  before: v.nullable(counted),
  rule: healthRule,
  /** Of a suspect one: what the version before does not fit (null: there is none), and what could go back with it, by a person. */
  stays: v.nullable(
    v.object({ reason: v.nullable(v.string()), together: v.array(v.object({ name: v.string(), build: v.string() })) }),
  ),
})
export type VersionHealth = v.InferOutput<typeof health>

const share = v.object({ class: v.string(), count: v.number() })
/** How a version loaded in the last days. */
const watched = v.object({
  loads: v.number(),
  failures: v.number(),
  /** Loads that failed by a lost or slow connection, which no version can help: in no other figure. */
  connections: v.number(),
  /** Failures by class, the most frequent first. */
  byClass: v.array(share),
  /** Errors of pages that stood, by kind. */
  later: v.array(share),
  /** Failed loads after which the page came from the version before. */
  rescued: v.number(),
  /** Milliseconds from fetching the entry to its page's first drawing; null without loads. */
  medianMs: v.nullable(v.number()),
  p95Ms: v.nullable(v.number()),
  /** Spans of equal length with loads, the oldest first. */
  spans: v.array(v.object({ at: timestamp, loads: v.number(), failures: v.number(), medianMs: v.nullable(v.number()) })),
})
export type WatchedVersion = v.InferOutput<typeof watched>
const version = v.object({
  ...published.entries,
  /** Label of the deploy token that published it; null: on the command line. */
  publishedBy: v.nullable(v.string()),
  /** The rollback that removed it: never chosen automatically until it is published again. */
  rolledBack: v.nullable(v.object(decision)),
  /** Why it cannot go live, as the registry says; null when it can. */
  refusal: v.nullable(v.string()),
  /** What would go back with it, because it fits only so; empty when it goes alone, or cannot at all. */
  together: v.array(v.object({ name: v.string(), build: v.string(), revision: v.number() })),
  /** Failures of the last days, newest first, not all. */
  failures: v.array(recentFailure),
  /** Null: nothing is known against it. */
  health: v.nullable(health),
  /** When something that was known against it was cleared last, by whom (null: the command line) or by the rule of health, and why. */
  cleared: v.nullable(v.object({ at: timestamp, by: v.nullable(id), byRule: v.boolean(), note: v.string() })),
  watched,
})
export type FrontEndVersion = v.InferOutput<typeof version>
const request = v.object({
  id,
  at: timestamp,
  /** Null: a team by its token, whose label is `token`. */
  by: v.nullable(id),
  token: v.nullable(v.string()),
  note: v.string(),
  /** The version, and the share of the people who would get it; 100 for everybody. */
  build: v.string(),
  percent: v.number(),
  audience,
  /** What would go live with it. */
  with: v.array(v.object({ name: v.string(), build: v.string() })),
})
export type RolloutRequestView = v.InferOutput<typeof request>
export const frontEnd = v.object({
  /** `shell`, or the name of a remote. */
  name: v.string(),
  /** The newest revision: what an administrator saw when they decided. */
  revision: v.number(),
  /** Null: it was removed, and its pages answer 404. */
  stable: v.nullable(published),
  /** Tried by a share of the people signed in. */
  canary: v.nullable(v.object({ ...published.entries, percent: v.number(), audience, paused: v.boolean() })),
  /** The version that the portal never takes out by itself, and the administrator who said so. */
  pin: v.nullable(v.object({ build: v.string(), at: timestamp, by: id, note: v.string() })),
  /** What waits for a second administrator. */
  request: v.nullable(request),
  /** Default target of a rollback: the stable version while a canary runs, else the version live before that is not marked. */
  back: v.nullable(published),
  /** Newest first, not all; always includes the live versions and the rollback target. */
  versions: v.array(version),
  /** What was live when; newest first, not all. */
  history: v.array(
    v.object({
      ...decision,
      revision: v.number(),
      action: v.picklist(REVISION_ACTIONS),
      stable: v.nullable(v.string()),
      canary: v.nullable(v.string()),
      percent: v.number(),
      /** Label of the deploy token that did it. */
      token: v.nullable(v.string()),
      /** The portal did it by itself, because of a version's health. */
      byPortal: v.boolean(),
      /** The others that changed as one with it. */
      with: v.array(v.string()),
    }),
  ),
})
export type FrontEnd = v.InferOutput<typeof frontEnd>
export const listFrontEnds = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/remotes',
  reads: ['front-end'],
  summary: 'The shell and the remotes with their versions, what is live, what failed, and what rolling back would do',
  response: v.object({ items: v.array(frontEnd) }),
})
export const rollBackFrontEnd = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/remotes/:name/rollback',
  changes: ['front-end'],
  summary: 'Make another published version live, or end a canary; only what fits everything else that is live',
  params: v.object({ name: v.pipe(v.string(), v.maxLength(100)) }),
  body: v.object({
    /** The newest revision when the administrator decided. */
    revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** The version to go back to. */
    build,
    code: v.picklist(ROLL_BACK_CODES, 'Choose a reason'),
    note: optionalText(500),
  }),
  response: written({ build: v.string(), why: v.picklist(ROLL_BACK_CODES) }),
  ratePerMinute: 10,
})

export const clearVersion = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/remotes/:name/versions/:build/clearance',
  fresh: true,
  changes: ['front-end'],
  summary: 'Clear a suspect or quarantined version, with a reason: it may go live again, and its loads are counted anew',
  params: v.object({ name: v.pipe(v.string(), v.maxLength(100)), build }),
  body: v.object({ note: requiredText('Say why it is healthy', 500) }),
  response: written({ build: v.string() }),
  problems: ['not-found'],
  ratePerMinute: 20,
})

export const pinFrontEnd = endpoint({
  ...administrator,
  method: 'PUT',
  path: '/admin/remotes/:name/pin',
  changes: ['front-end'],
  summary: 'Pin a version, which the portal then never takes out by itself, or let it do so again (null)',
  params: v.object({ name: v.pipe(v.string(), v.maxLength(100)) }),
  body: v.object({ build: v.nullable(build), note: optionalText(500) }),
  response: written({ build: v.nullable(v.string()) }),
  problems: ['not-found'],
  ratePerMinute: 20,
})

export const adminRemoteEndpoints = { listFrontEnds, rollBackFrontEnd, clearVersion, pinFrontEnd }
