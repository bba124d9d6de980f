import type { ErrorText } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'

/** The service's sentence when a colleague was first: who moved it, and where to. */
export function conflictOf(error: unknown): string | null {
  return error instanceof ApiError && error.code === 'state-conflict' ? (error.problem?.detail ?? null) : null
}

/** The sentence for a failed step: the service's own after a conflict, otherwise the portal's. */
export const failureOf = (error: unknown, errorText: ErrorText): string => conflictOf(error) ?? errorText(error)
