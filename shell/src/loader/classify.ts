import type { LoadFailure } from '@onward/contracts/gateway'

/** What fetching a script once more showed. `sha256` is null where the browser cannot hash. */
export type Probe = { kind: 'unreachable' } | { kind: 'http'; status: number } | { kind: 'bytes'; sha256: string | null }

/** Why a step failed, and whether another try may succeed. */
export interface Cause {
  failure: LoadFailure
  retryable: boolean
}

/** A first look at what was thrown: either the cause is known, or a script did not load and its address must be fetched again. */
export type FirstLook = { kind: 'known'; cause: Cause } | { kind: 'probe'; url: string }

const known = (failure: LoadFailure, retryable = false): FirstLook => ({ kind: 'known', cause: { failure, retryable } })

interface ChunkError extends Error {
  type?: string
  code?: string
  request?: string
}

/**
 * Tells apart what the federation runtime and webpack's loaders throw. Their own words for it: RUNTIME-008 is an entry that did not
 * load, RUNTIME-001 one that set no container, RUNTIME-006 and "does not satisfy" a shared module that does not fit.
 */
export function lookAt(error: unknown, entryUrl: string): FirstLook {
  if (!(error instanceof Error)) return known('evaluation')
  const { message, type, code, request } = error as ChunkError
  if (/\bintegrity: no hash is known\b/.test(message)) return known('integrity')
  if (/ScriptExecutionError/.test(message)) return known('evaluation')
  if (type === 'timeout' || /timed out/.test(message)) return known('timeout', true)
  if (type === 'missing') return known('evaluation')
  if (error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED') {
    return request ? { kind: 'probe', url: request } : known('network', true)
  }
  if (/RUNTIME-008/.test(message)) return { kind: 'probe', url: entryUrl }
  if (/RUNTIME-006|does not satisfy/.test(message)) return known('contract')
  return known('evaluation')
}

/** What the second fetch makes of a script that did not load. `expected` is the hash of the version's map, as `sha256-…`. */
export function causeOf(probe: Probe, expected: string | undefined): Cause {
  if (probe.kind === 'unreachable') return { failure: 'network', retryable: true }
  if (probe.kind === 'http') return { failure: 'http', retryable: probe.status >= 500 }
  // Style sheets have no hash: they arrived now, so the first time was a hiccup.
  if (expected === undefined) return { failure: 'network', retryable: true }
  return probe.sha256 === expected ? { failure: 'network', retryable: true } : { failure: 'integrity', retryable: false }
}
