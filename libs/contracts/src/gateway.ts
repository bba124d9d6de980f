import * as v from 'valibot'
import { endpoint } from './endpoint'

/** Causes of a remote that did not open, told apart by the shell's loader. */
export const LOAD_FAILURES = ['network', 'http', 'integrity', 'evaluation', 'contract', 'render', 'timeout'] as const
export type LoadFailure = (typeof LOAD_FAILURES)[number]

/** What the shell reports: unknown addresses and remotes that failed. Paths alone, never a query. */
export const reportLoadEvent = endpoint({
  service: 'gateway',
  method: 'POST',
  path: '/load-events',
  summary: 'Report an unknown address or a remote that failed to load',
  access: 'public',
  body: v.object({
    kind: v.picklist(['not-found', 'remote-failed', 'page-error']),
    path: v.pipe(
      v.string(),
      v.maxLength(300),
      v.transform((path) => path.replace(/[?#].*$/, '')),
    ),
    remote: v.optional(v.pipe(v.string(), v.maxLength(40))),
    build: v.optional(v.pipe(v.string(), v.maxLength(40))),
    failure: v.optional(v.picklist(LOAD_FAILURES)),
  }),
  response: v.object({}),
  ratePerMinute: 30,
})

export const gatewayEndpoints = { reportLoadEvent }
