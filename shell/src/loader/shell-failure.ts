import type { LoadFailure } from '@onward/contracts/gateway/load-failures'

/** What went wrong with the shell: a script did not load, or its code failed at start or while drawing. */
export function shellFailure(error: unknown, otherwise: 'evaluation' | 'render'): LoadFailure {
  const { name, code } = (error ?? {}) as { name?: string; code?: string }
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' ? 'network' : otherwise
}
