import { failureMessage, fileMessage, type LoadFailure } from '@onward/contracts/gateway/load-failures'

/** Result of fetching a script again. `sha256` is null where the browser cannot hash. */
export type Probe = { kind: 'unreachable' } | { kind: 'http'; status: number } | { kind: 'bytes'; sha256: string | null }

/** Why a step failed, for the developers, and whether a retry may succeed. */
export interface Cause {
  failure: LoadFailure
  retryable: boolean
  message: string
  /** What was thrown, for its stack. */
  error?: unknown
}

/** First classification of an error: a known cause, or a failed script that must be fetched again. */
export type Classification = { kind: 'known'; cause: Cause } | { kind: 'probe'; url: string }

interface ChunkError extends Error {
  type?: string
  code?: string
  request?: string
}

/**
 * Classifies errors of the federation runtime and webpack's loaders. RUNTIME-008: the entry did not load; RUNTIME-001: it set no
 * container; RUNTIME-006 and "does not satisfy": a shared module does not fit.
 */
export function classify(error: unknown, entryUrl: string, base?: string): Classification {
  const known = (failure: LoadFailure, retryable = false, message = failureMessage(error, base)): Classification => ({
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

/** The cause after the second fetch of a failed script. `expected` is the hash of the version's map, as `sha256-…`. */
export function causeOf(probe: Probe, expected: string | undefined, url: string): Cause {
  if (probe.kind === 'http') {
    return { failure: 'http', retryable: probe.status >= 500, message: fileMessage(`HTTP ${probe.status}`, url) }
  }
  // Style sheets have no hash; fetching it now worked, so the first failure was temporary.
  if (probe.kind === 'unreachable' || expected === undefined || probe.sha256 === expected) {
    return { failure: 'network', retryable: true, message: fileMessage('unreachable', url) }
  }
  return { failure: 'integrity', retryable: false, message: fileMessage('other bytes than published', url) }
}
