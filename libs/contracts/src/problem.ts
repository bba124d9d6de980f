import * as v from 'valibot'

/**
 * The one catalogue of problem types, used by services, shell and documentation. The key is the stable code; `title` is English
 * for logs and API readers, screens translate by code. Errors travel as RFC 9457 problem details.
 */
export const PROBLEMS = {
  'invalid-input': { status: 422, title: 'Some of the answers need another look' },
  'malformed-request': { status: 400, title: 'The request could not be read' },
  'sign-in-required': { status: 401, title: 'Please sign in' },
  'invalid-credentials': { status: 401, title: 'Invalid login credentials' },
  'email-not-verified': { status: 403, title: 'Email not confirmed' },
  'account-suspended': { status: 403, title: 'This account is suspended' },
  'account-closing': { status: 403, title: 'This account is to be erased' },
  'password-needed': { status: 403, title: 'Please give your password again' },
  'not-allowed': { status: 403, title: 'Your account cannot do this' },
  'origin-refused': { status: 403, title: 'This request did not come from the portal' },
  'host-refused': { status: 421, title: 'This is no address of the portal. Whoever runs it sets its addresses by PUBLIC_ORIGIN' },
  'organisation-not-verified': { status: 403, title: 'Your organisation has not been verified yet' },
  'organisation-suspended': { status: 403, title: 'Your organisation is suspended' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'That cannot be done here' },
  'state-conflict': { status: 409, title: 'Things have changed since you opened this page' },
  'already-exists': { status: 409, title: 'This exists already' },
  'idempotency-mismatch': { status: 409, title: 'This request was sent before with other contents' },
  'link-expired': { status: 410, title: 'This link has been used or has expired' },
  'file-too-large': { status: 413, title: 'The file is too large' },
  'file-type': { status: 415, title: 'This type of file cannot be used' },
  'too-many-requests': { status: 429, title: 'Too many tries. Please wait a little' },
  'not-ready': { status: 503, title: 'The service is not available right now. Please try again in a moment' },
  'storage-full': { status: 503, title: 'There is no room to save this right now. Please try again later' },
  unexpected: { status: 500, title: 'Something went wrong on our side' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof PROBLEMS

export const fieldProblem = v.object({
  /** Name of the field, as in the request; nested ones joined by dots. */
  field: v.string(),
  /** A plain sentence in the specification's words where it has them. */
  message: v.string(),
})

/** RFC 9457 problem details. `type` is `/problems/<code>`; `detail` is a plain sentence about what to do. */
export const problemDetails = v.object({
  type: v.string(),
  code: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  requestId: v.string(),
  errors: v.optional(v.array(fieldProblem)),
  /** Seconds to wait, with `too-many-requests`, `not-ready` and `storage-full`. */
  retryAfter: v.optional(v.number()),
})
export type ProblemDetails = v.InferOutput<typeof problemDetails>
export type FieldProblem = v.InferOutput<typeof fieldProblem>

/** Thrown by domain code and routes; the service answers with the matching problem details. */
export class Problem extends Error {
  constructor(
    readonly code: ProblemCode,
    /** What to do, in a sentence a person can act on. Defaults to the title. */
    readonly detail: string = PROBLEMS[code].title,
    readonly errors?: readonly FieldProblem[],
    readonly retryAfter?: number,
  ) {
    super(`${code}: ${detail}`)
    this.name = 'Problem'
  }
  get status(): number {
    return PROBLEMS[this.code].status
  }
}
