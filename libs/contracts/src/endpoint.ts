import * as v from 'valibot'
import type { AccessRule } from './access'
import type { ProblemCode } from './problem'
import type { Reads, Resource } from './resources'

export const SERVICES = ['gateway', 'identity', 'jobseekers', 'learning', 'jobs', 'casework', 'messaging'] as const
export type ServiceName = (typeof SERVICES)[number]
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Schema = v.GenericSchema
// biome-ignore lint/suspicious/noExplicitAny: the widest schema, for generic constraints only
type AnySchema = v.BaseSchema<any, any, any>

/** What an upload may be. The service answers `file-too-large` and `file-type` with these numbers. */
export interface UploadRule {
  maxBytes: number
  /** Lower-case extensions with the dot, as shown to people; the bytes decide, not the name. */
  extensions: readonly string[]
}

/**
 * What a read does that an administrator must be able to find: it opens the record `<kind>/<id>` of its parameter, looks for people by what
 * they are called, or gives a file of many.
 */
export type Trace = { opens: string } | { searches: string } | { exports: string }

/** One endpoint: validation, OpenAPI, access checks and the browser's typed client follow from it. */
export interface Endpoint<
  P extends AnySchema = AnySchema,
  Q extends AnySchema = AnySchema,
  B extends AnySchema = AnySchema,
  R extends AnySchema = AnySchema,
  A extends AccessRule = AccessRule,
> {
  service: ServiceName
  method: Method
  /** Below `/api/<service>`, with `:name` parameters. */
  path: `/${string}`
  summary: string
  access: A
  /**
   * It gives rights: whoever calls it has given their second factor, or the password where they have none, within the last minutes
   * (a setting). Answers `confirmation-needed` otherwise.
   */
  fresh?: boolean
  /** What the answer is made of: it is fetched again when one of these changed. */
  reads?: Reads
  /** What the endpoint changes: open pages that show one of these fetch it again. */
  changes?: readonly Resource[]
  /** A read about people that leaves an act, as a write does. */
  trace?: Trace
  /** Problems it may answer, beside those that follow from its shape; see `problemsOf`. */
  problems?: readonly ProblemCode[]
  params: P
  query: Q
  body: B
  response: R
  upload?: UploadRule
  /** Requests per minute and address (signed out) or account (signed in). Default in the service kit. */
  ratePerMinute?: number
  /** Most bytes of the body, where the usual limit is too high. */
  maxBytes?: number
  /** The answer is bytes or a page, not JSON. */
  raw?: boolean
}

const nothing = v.object({})

export function endpoint<
  P extends AnySchema = typeof nothing,
  Q extends AnySchema = typeof nothing,
  B extends AnySchema = typeof nothing,
  R extends AnySchema = typeof nothing,
  const A extends AccessRule = AccessRule,
>(
  definition: Omit<Endpoint<P, Q, B, R, A>, 'params' | 'query' | 'body' | 'response'> & {
    params?: P
    query?: Q
    body?: B
    response?: R
  },
): Endpoint<P, Q, B, R, A> {
  return {
    params: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
    response: nothing as unknown as R,
    ...definition,
  }
}

export type ParamsOf<E> = E extends Endpoint<infer P, AnySchema, AnySchema, AnySchema> ? v.InferOutput<P> : never
export type QueryOf<E> = E extends Endpoint<AnySchema, infer Q, AnySchema, AnySchema> ? v.InferOutput<Q> : never
export type BodyOf<E> = E extends Endpoint<AnySchema, AnySchema, infer B, AnySchema> ? v.InferOutput<B> : never
export type ResponseOf<E> = E extends Endpoint<AnySchema, AnySchema, AnySchema, infer R> ? v.InferOutput<R> : never
/** What a caller may send: defaults may be left out. */
export type QueryInputOf<E> = E extends Endpoint<AnySchema, infer Q, AnySchema, AnySchema> ? v.InferInput<Q> : never
export type BodyInputOf<E> = E extends Endpoint<AnySchema, AnySchema, infer B, AnySchema> ? v.InferInput<B> : never

export const pathOf = (e: Pick<Endpoint, 'service' | 'path'>): string => `/api/${e.service}${e.path}`

/** Of every endpoint. */
const ALWAYS = ['malformed-request', 'host-refused', 'too-many-requests', 'not-ready', 'unexpected'] as const
/** Of every write: PostgreSQL may refuse one of two concurrent ones. */
const OF_WRITES = [
  'invalid-input',
  'file-too-large',
  'origin-refused',
  'state-conflict',
  'idempotency-mismatch',
  'storage-full',
] as const

/** Every problem that an endpoint may answer: what it declares, and what follows from its access, shapes and method. */
export function problemsOf({ access, fresh = false, method, params, query, upload, problems = [] }: Endpoint): ProblemCode[] {
  const [hasParams, hasQuery] = [params, query].map(
    (schema) => 'entries' in schema && Object.keys(schema.entries as object).length > 0,
  )
  return [
    ...new Set<ProblemCode>([
      ...ALWAYS,
      ...(access === 'public' ? [] : (['sign-in-required', 'not-allowed'] as const)),
      ...(fresh ? (['confirmation-needed'] as const) : []),
      ...(hasParams || hasQuery ? (['invalid-input'] as const) : []),
      ...(hasParams ? (['not-found'] as const) : []),
      ...(method === 'GET' ? [] : OF_WRITES),
      ...(upload ? (['file-type'] as const) : []),
      ...problems,
    ]),
  ].sort()
}

// Shapes that many endpoints share.

export const id = v.pipe(v.string(), v.uuid())
/** UTC, ISO 8601 with milliseconds. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp())
/** Calendar date, ISO 8601, no time zone. */
export const date = v.pipe(
  v.string(),
  v.isoDate('Enter a real date'),
  v.check((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false, 'Enter a real date'),
)
export const idParams = v.object({ id })

/** Proof of a write: shown to the person and kept under "What I've sent". */
export const receipt = v.object({
  /** For people to quote, such as `ONW-7K3F-9QXM`. */
  reference: v.string(),
  at: timestamp,
})
export type Receipt = v.InferOutput<typeof receipt>

/**
 * The answer of a write: ids, states and the receipt. It is kept with the act so that a repeated request gets its first
 * answer, so it never holds a personal value.
 */
export const written = <const T extends v.ObjectEntries>(entries: T) => v.object({ ...entries, receipt })

/** A page of a list with a stable cursor; `nextCursor` is null on the last page. */
export const pageOf = <const S extends Schema>(item: S) =>
  v.object({ items: v.array(item), nextCursor: v.nullable(v.string()), total: v.number() })
export const pageQuery = {
  cursor: v.optional(v.pipe(v.string(), v.maxLength(400))),
  limit: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(100)), '20'),
}
/** Of a sorted list: the least first, or the most. */
export const SORT_ORDERS = ['up', 'down'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]
/** A flag in a query string: `true` or absent. */
export const flag = v.optional(
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((s) => s === 'true'),
  ),
  'false',
)
