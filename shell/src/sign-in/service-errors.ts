import type { ApiError } from '@onward/portal-kit/api'
import type { FieldErrors } from './check-answers'

/** What the service said of each field; it answers in the reader's language. */
export const fieldErrorsOf = (error: ApiError): FieldErrors =>
  Object.fromEntries(error.fieldErrors.map(({ field, message }) => [field, message]))
