import { failureMessage, fileMessage, type LoadFailure } from '@onward/contracts/gateway/load-failures'

/** What fetching a script once more showed. `sha256` is null where the browser cannot hash. */
export type Probe = { kind: 'unreachable' } | { kind: 'http'; status: number } | { kind: 'bytes'; sha256: string | null }

/** Why a step failed, in words for who mends it, and whether another try may succeed. */
export interface Cause {
  failure: LoadFailure
  retryable: boolean
  message: string
}

/** A first look at what was thrown: either the cause is known, or a script did not load and its address must be fetched again. */
export type FirstLook = { kind: 'known'; cause: Cause } | { kind: 'probe'; url: string }

interface ChunkError extends Error {
  type?: string
  code?: string
  request?: string
}

/**
 * Tells apart what the federation runtime and webpack's loaders throw. Their own words for it: RUNTIME-008 is an entry that did not
 * load, RUNTIME-001 one that set no container, RUNTIME-006 and "does not satisfy" a shared module that does not fit.
 */
export function lookAt(error: unknown, entryUrl: string, base?: string): FirstLook {
  const known = (failure: LoadFailure, retryable = false, message = failureMessage(error, base)): FirstLook => ({
    kind: 'known',
    cause: { failure, retryable, message },
  })
  if (!(error instanceof Error)) return known('evaluation')
  const { message, type, code, request } = error as ChunkError
  const unlisted = /\bintegrity: no hash is known for (\S+)/.exec(message)
  if (unlisted) return known('integrity', false, fileMessage('no published hash', unlisted[1] ?? ''))
  if (/ScriptExecutionError/.test(message)) return known('evaluation')
  if (type === 'timeout' || /timed out/.test(message)) {
    return known('timeout', true, fileMessage('no answer in time', request ?? entryUrl))
  }
  if (type === 'missing') return known('evaluation')
  if (error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED') {
    return request ? { kind: 'probe', url: request } : known('network', true)
  }
  if (/RUNTIME-008/.test(message)) return { kind: 'probe', url: entryUrl }
  if (/RUNTIME-006|does not satisfy/.test(message)) return known('contract')
  return known('evaluation')
}

/** What the second fetch makes of a script that did not load. `expected` is the hash of the version's map, as `sha256-…`. */
export function causeOf(probe: Probe, expected: string | undefined, url: string): Cause {
  if (probe.kind === 'http') {
    return { failure: 'http', retryable: probe.status >= 500, message: fileMessage(`HTTP ${probe.status}`, url) }
  }
  // Style sheets have no hash: they arrived now, so the first time was a hiccup.
  if (probe.kind === 'unreachable' || expected === undefined || probe.sha256 === expected) {
    return { failure: 'network', retryable: true, message: fileMessage('unreachable', url) }
  }
  return { failure: 'integrity', retryable: false, message: fileMessage('other bytes than published', url) }
}
