import * as v from 'valibot'
import type en from './problems/en.json'

/**
 * Problem types of services, shell and documentation, by their stable code. Errors are RFC 9457 problem details. Sentences are in
 * `problems/en.json` and `problems/cy.json`.
 */
export const PROBLEMS = {
  'invalid-input': 422,
  'malformed-request': 400,
  'sign-in-required': 401,
  'invalid-credentials': 401,
  'email-not-verified': 403,
  'account-suspended': 403,
  'account-closing': 403,
  'confirmation-needed': 403,
  'not-allowed': 403,
  'origin-refused': 403,
  'host-refused': 421,
  'organisation-not-verified': 403,
  'organisation-suspended': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'state-conflict': 409,
  'already-exists': 409,
  'idempotency-mismatch': 409,
  'link-expired': 410,
  'file-too-large': 413,
  'file-type': 415,
  'too-many-requests': 429,
  'not-ready': 503,
  'storage-full': 503,
  unexpected: 500,
} as const satisfies Record<string, number>

export type ProblemCode = keyof typeof PROBLEMS

export const fieldProblem = v.object({
  /** Field of the request; nested names joined by dots. */
  field: v.string(),
  /** A plain sentence, the specification's where it has one. */
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

/** A sentence of the catalogue, such as `casework.placement-over`. */
export type ProblemText = {
  [S in keyof typeof en & string]: `${S}.${keyof (typeof en)[S] & string}`
}[keyof typeof en & string]
/**
 * Facts for the sentence's `{{name}}`s. Days, times and spans are ISO 8601 and formatted in the reader's language (`weekday`: a near day
 * without year); `text` is another sentence of the catalogue, `texts` several joined by commas.
 */
export type ProblemFacts = Readonly<
  Record<
    string,
    | string
    | number
    | { day: string }
    | { weekday: string }
    | { time: string }
    | { from: string; until: string }
    | { text: ProblemText }
    | { texts: readonly ProblemText[] }
  >
>
/** A refused field, with the sentence of its schema or of the catalogue. */
export type FieldFault = { field: string } & ({ message: string } | { text: ProblemText; facts?: ProblemFacts })

export interface ProblemDetail {
  text?: ProblemText
  facts?: ProblemFacts
  errors?: readonly FieldFault[]
  /** Seconds. */
  retryAfter?: number
}

/**
 * Thrown by domain code and routes. The service answers with problem details in the reader's language; without a text, with the sentence
 * of the code.
 */
export class Problem extends Error {
  readonly text: ProblemText
  readonly facts: ProblemFacts
  readonly errors: readonly FieldFault[] | undefined
  readonly retryAfter: number | undefined

  constructor(
    readonly code: ProblemCode,
    { text = `codes.${code}`, facts = {}, errors, retryAfter }: ProblemDetail = {},
  ) {
    // Facts may be personal, so they are not logged.
    super(`${code}: ${text}`)
    this.name = 'Problem'
    this.text = text
    this.facts = facts
    this.errors = errors
    this.retryAfter = retryAfter
  }
  get status(): number {
    return PROBLEMS[this.code]
  }
}

/** `invalid-input` at one field, shown above the form too. */
export const refuseField = (field: string, text: ProblemText, facts?: ProblemFacts): Problem =>
  new Problem('invalid-input', { text, facts, errors: [{ field, text, facts }] })
