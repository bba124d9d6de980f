import type { ApiError } from '@onward/portal-kit/api'
import type { FieldErrors } from './check-answers'

/** The service's error for each field, in the reader's language. */
export const fieldErrorsOf = (error: ApiError): FieldErrors =>
  Object.fromEntries(error.fieldErrors.map(({ field, message }) => [field, message]))
