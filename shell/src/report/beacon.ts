// Fetched once the page stands, or has failed.

import type { LoadReport } from '@onward/contracts/gateway/gateway'
import type { LaterError } from '@onward/contracts/gateway/load-reports'
import { LOADS_ADDRESS, pageProof } from './page-proof'
import { failing } from './tell'
import type { Seen } from './watch'

/** Successes wait this long, so that an error of the page's first effects still counts in their place. */
const SETTLE_MS = 1_000
/** Of later errors, in the life of a page: one that repeats fills no line. */
const MOST_ERRORS = 10

type Outcome = Exclude<LoadReport, { kind: 'after' }>
/** The first outcome of each version, and those not sent yet. */
const outcomes = new Map<string, 'sent' | Outcome>()
let waiting: LoadReport[] = []
let errors = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Counts each version once in the life of a page, and its errors after that; sends in batches. */
export function beacon(seen: Seen): void {
  try {
    count(seen)
  } catch {
    // It never disturbs the page that it counts.
  }
}

function count(seen: Seen): void {
  if (seen.kind === 'error') later(errorOf(seen.event), 'reason' in seen.event ? 'rejection' : 'script').catch(() => undefined)
  else if (seen.kind === 'undeclared') later(seen.error, 'undeclared', seen).catch(() => undefined)
  else if (seen.kind === 'failed') failed(seen)
  else drawn(seen)
}

const keyOf = ({ remote, build }: { remote: string; build: string }) => `${remote}@${build}`

function failed({ remote, build, failure, error }: Extract<Seen, { kind: 'failed' }>): void {
  if (outcomes.get(keyOf({ remote, build })) === 'sent') {
    if (failure === 'render') later(error, 'render', { remote, build }).catch(() => undefined)
    return
  }
  outcomes.set(keyOf({ remote, build }), { kind: 'failed', remote, build, failure })
  send()
}

function drawn({ remote, build, at, entry, insteadOf }: Extract<Seen, { kind: 'ok' }>): void {
  if (outcomes.has(keyOf({ remote, build }))) return
  const start = entry ? (performance.getEntriesByName?.(new URL(entry, location.href).href)?.[0]?.startTime ?? 0) : 0
  const ms = Math.round(Math.max(0, at - start))
  outcomes.set(keyOf({ remote, build }), { kind: 'ok', remote, build, ms, ...(insteadOf && { insteadOf }) })
  timer ??= setTimeout(send, SETTLE_MS)
}

async function later(error: unknown, kind: LaterError, of?: { remote: string; build: string }): Promise<void> {
  if (errors >= MOST_ERRORS) return
  const told = await failing().catch(() => null)
  const { stack = '' } = told?.failureText(error, '') ?? {}
  const [, remote, build] = /\/assets\/([a-z][a-z0-9-]*)\/([0-9a-f]+)\//.exec(stack) ?? []
  const version = of ? { remote: of.remote, build: of.build } : remote && build ? { remote, build } : null
  // Of nobody's files: an extension of the browser, say.
  if (!told || !version || errors >= MOST_ERRORS) return
  errors += 1
  const text = told.failureText(error, `/assets/${version.remote}/${version.build}/`)
  waiting.push({ kind: 'after', ...version, error: kind, ...text })
  timer ??= setTimeout(send, SETTLE_MS)
}

const errorOf = (event: ErrorEvent | PromiseRejectionEvent): unknown => ('reason' in event ? event.reason : event.error)

function send(): void {
  clearTimeout(timer)
  timer = undefined
  const reports = waiting
  for (const [key, outcome] of outcomes) {
    if (outcome === 'sent') continue
    outcomes.set(key, 'sent')
    reports.push(outcome)
  }
  waiting = []
  if (reports.length === 0) return
  const body = JSON.stringify({ proof: pageProof(), reports })
  // Also when the page is left; where a browser has no beacon, a request that outlives the page.
  if (navigator.sendBeacon?.(LOADS_ADDRESS, new Blob([body], { type: 'application/json' }))) return
  fetch(LOADS_ADDRESS, { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(
    () => undefined,
  )
}

window.addEventListener('pagehide', send)
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
