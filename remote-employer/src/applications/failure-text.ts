import type { ErrorText } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'

/** What the service says of a step that somebody was quicker to take: who moved it, and where to. */
export function conflictOf(error: unknown): string | null {
  return error instanceof ApiError && error.code === 'state-conflict' ? (error.problem?.detail ?? null) : null
}

/** A sentence for any failure of a step: the service's own where things have changed, else the portal's. */
export const failureOf = (error: unknown, errorText: ErrorText): string => conflictOf(error) ?? errorText(error)
