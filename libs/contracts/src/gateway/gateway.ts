import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { bootRemote } from '../portal/portal'
import { FAILURE_MESSAGE, LOAD_EVENTS_PATH, LOAD_FAILURES } from './load-failures'
import { LATER_ERRORS, previousPath, STACK } from './load-reports'

export * from './load-failures'
export * from './load-reports'

const short = v.pipe(v.string(), v.maxLength(40))
/** `proof` of the page's boot document: only pages that the gateway gave can report, each once. */
const proof = v.pipe(v.string(), v.maxLength(500))
/** Made by `failureMessage`; any other text is dropped. */
const failureText = v.pipe(
  v.string(),
  v.maxLength(300),
  v.transform((text) => (FAILURE_MESSAGE.test(text) ? text : '')),
)
/** Made by `stackOf`; any other text is dropped. */
const failureStack = v.pipe(
  v.string(),
  v.maxLength(2400),
  v.transform((text) => (STACK.test(text) ? text : '')),
)

/** What the shell reports: unknown addresses and front ends that failed. Paths alone, never a query, and no person. */
export const reportLoadEvent = endpoint({
  service: 'gateway',
  method: 'POST',
  path: LOAD_EVENTS_PATH,
  changes: ['front-end'],
  summary:
    'Report an unknown address, of which the path alone is kept, or a front end that failed to load; counts once for each page',
  access: 'public',
  body: v.object({
    kind: v.picklist(['not-found', 'remote-failed', 'page-error']),
    /** Of a failure: the path of the page as its manifest has it, `/jobs/:id`. */
    path: v.pipe(
      v.string(),
      v.maxLength(300),
      v.transform((path) => path.replace(/[?#].*$/, '')),
    ),
    /** Or `shell`. */
    remote: v.optional(short),
    build: v.optional(short),
    failure: v.optional(v.picklist(LOAD_FAILURES)),
    message: v.optional(failureText, ''),
    stack: v.optional(failureStack, ''),
    proof: v.optional(proof, ''),
  }),
  response: v.object({
    /** Whether administrators can read it. */
    recorded: v.boolean(),
  }),
  ratePerMinute: 30,
  maxBytes: 4096,
})

const version = { remote: short, build: short }
/** How one front end loaded in one life of a page, and what went wrong after that. */
const loadReport = v.variant('kind', [
  v.object({
    kind: v.literal('ok'),
    ...version,
    /** From fetching its entry to its page's first drawing. */
    ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)),
    /** The version in whose place it was taken, after that had failed. */
    insteadOf: v.optional(short),
  }),
  v.object({ kind: v.literal('failed'), ...version, failure: v.picklist(LOAD_FAILURES) }),
  v.object({
    kind: v.literal('after'),
    ...version,
    error: v.picklist(LATER_ERRORS),
    message: v.optional(failureText, ''),
    stack: v.optional(failureStack, ''),
  }),
])
export type LoadReport = v.InferInput<typeof loadReport>

/** Beacons: sums per version are kept, and the rule of health is asked. */
export const reportLoads = endpoint({
  service: 'gateway',
  method: 'POST',
  path: '/loads',
  changes: ['front-end'],
  summary: 'Report how front ends loaded in this life of a page: only sums per version are kept',
  access: 'public',
  body: v.object({ proof, reports: v.pipe(v.array(loadReport), v.maxLength(20)) }),
  response: v.object({
    /** Of existing versions, by senders who did not report them before. */
    counted: v.number(),
  }),
  ratePerMinute: 120,
  maxBytes: 32_768,
})

export const previousVersion = endpoint({
  service: 'gateway',
  method: 'GET',
  path: previousPath(':name'),
  reads: ['front-end'],
  summary: 'The healthy version that takes the place of one that failed in an open page, as the boot document would have it',
  access: 'public',
  params: v.object({ name: short }),
  query: v.object({
    /** The version that failed. */
    build: short,
    /** The shell of the open page. */
    shell: short,
  }),
  response: bootRemote,
  problems: ['not-found'],
  ratePerMinute: 30,
})

export const gatewayEndpoints = { reportLoadEvent, reportLoads, previousVersion }
