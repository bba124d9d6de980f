import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { FAILURE_MESSAGE, LOAD_EVENTS_PATH, LOAD_FAILURES } from './load-failures'

export * from './load-failures'

const short = v.pipe(v.string(), v.maxLength(40))

/** What the shell reports: unknown addresses and front ends that failed. Paths alone, never a query, and no person. */
export const reportLoadEvent = endpoint({
  service: 'gateway',
  method: 'POST',
  path: LOAD_EVENTS_PATH,
  changes: ['front-end'],
  summary: 'Report an unknown address or a front end that failed to load; the same report of one page life counts once',
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
    /** Made by `failureMessage`; any other text is dropped. */
    message: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(300),
        v.transform((text) => (FAILURE_MESSAGE.test(text) ? text : '')),
      ),
      '',
    ),
    /** Random per page load; not stored. */
    load: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
  }),
  response: v.object({
    /** Whether administrators can read it. */
    recorded: v.boolean(),
  }),
  ratePerMinute: 30,
  maxBytes: 2048,
})

export const gatewayEndpoints = { reportLoadEvent }
