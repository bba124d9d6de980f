import { type Endpoint, type FieldFault, mayAccess, Problem, pathOf, type ResponseOf, VISITOR } from '@onward/contracts'
import { announceChange, type Database, type Principal, type Tx } from '@onward/database'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { act } from './acts'
import { knownOn } from './device'
import { type Keys, keyedHash, sha256 } from './keys'
import type { Call, UploadedFile } from './kit'
import { languageOf } from './language'
import { isSessionEnded, mayRetry } from './problems'
import { DEFAULT_READS_PER_MINUTE, DEFAULT_WRITES_PER_MINUTE } from './rate-limit'
import { leaveTrace } from './trace'
import { readUpload, uploadBodyLimit } from './upload'

const MAX_TRIES = 4
/** Several times the size of the longest documented form. */
const JSON_BODY_LIMIT = 256 * 1024

export interface HandlingDependencies {
  app: FastifyInstance
  db: Database
  keys: Keys
  clock: () => Date
  principalOf(request: FastifyRequest): Principal | null
  rateFactor: number
  confirmMinutes: number
}

/** Serves one endpoint: limit, access, validation, then the handler with its `Call`. */
export function serveEndpoint<E extends Endpoint>(
  deps: HandlingDependencies,
  endpoint: E,
  handler: (call: Call<E>) => Promise<ResponseOf<E>>,
): void {
  const { app, clock, principalOf } = deps
  const perMinute = endpoint.ratePerMinute ?? (endpoint.method === 'GET' ? DEFAULT_READS_PER_MINUTE : DEFAULT_WRITES_PER_MINUTE)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.upload ? uploadBodyLimit(endpoint.upload) : (endpoint.maxBytes ?? JSON_BODY_LIMIT),
    config: {
      rateLimit: {
        max: perMinute * deps.rateFactor,
        timeWindow: 60_000,
        keyGenerator: (request: FastifyRequest) => bucketOf(deps.keys, endpoint, request, principalOf(request)),
      },
    },
    // Before the body is read, so that refused uploads are not received.
    preParsing: async (request) => checkAccess(endpoint, principalOf(request)),
    handler: async (request, reply) => {
      if (endpoint.fresh) await requireConfirmed(deps, principalOf(request))
      const params = validate(endpoint.params, request.params)
      const query = validate(endpoint.query, request.query)
      const upload = endpoint.upload && (await readUpload(request, endpoint.upload))
      const body = validate(endpoint.body, upload?.fields ?? request.body ?? {})
      reply.header('cache-control', 'private, no-store')
      const call = createCall(deps, endpoint, request, reply, { params, query, body, file: upload?.file, now: clock() })
      const answer = await handler(call as unknown as Call<E>)
      // A raw handler returns what it sent: its reply, which may still be streaming.
      return endpoint.raw ? answer : (answer ?? {})
    },
  })
}

/**
 * One bucket per endpoint and account, also for somebody signed out on a known device, so that others on their network cannot use
 * up their requests. For everybody else one per address, hashed, because it is personal data.
 */
function bucketOf(keys: Keys, endpoint: Endpoint, request: FastifyRequest, who: Principal | null): string {
  const accountId = who?.accountId ?? knownOn(request, keys)[0]?.accountId
  const sender = accountId ?? keyedHash(keys, 'rate', networkOf(request.ip)).toString('base64url').slice(0, 22)
  return `${endpoint.method} ${pathOf(endpoint)} ${sender}`
}

/** A household has one IPv4 address, or one IPv6 network of 64 bits. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || /^::ffff:[\d.]+$/i.test(ip)) return ip.replace(/^::ffff:/i, '')
  const [head = '', tail] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const groups = tail === undefined ? left : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups.slice(0, 4).join(':').toLowerCase()
}

function checkAccess(endpoint: Endpoint, who: Principal | null): void {
  if (mayAccess(endpoint.access, who?.role ?? VISITOR)) return
  throw new Problem(who ? 'not-allowed' : 'sign-in-required')
}

/** Somebody at an unlocked computer, or a script in the page, gives nobody rights. Throws `confirmation-needed`. */
async function requireConfirmed({ db, confirmMinutes }: HandlingDependencies, who: Principal | null): Promise<void> {
  if (!who) throw new Problem('sign-in-required')
  const [given] = await db.withSession(who.sessionId, (tx) =>
    tx.execute<{ lately: boolean }>(sql`select auth.confirmed_lately(${confirmMinutes}) as lately`),
  )
  if (!given?.lately) throw new Problem('confirmation-needed')
}

/** Gives the schema's output; throws `invalid-input` with one sentence per field. */
export function validate(schema: Endpoint['body'], input: unknown): unknown {
  const result = v.safeParse(schema, withEveryKey(schema, input))
  if (!result.success) throw new Problem('invalid-input', { errors: faultsOf(result.issues) })
  const unfit = unfitText(result.output, [])
  if (unfit) throw new Problem('invalid-input', { errors: [{ field: unfit, text: 'common.unreadable-characters' }] })
  return result.output
}

/** A missing value is checked by its field's own rule, so that the field's sentence is used and not the object's. */
function withEveryKey(schema: Endpoint['body'], input: unknown): unknown {
  const entries = 'entries' in schema ? schema.entries : undefined
  if (!entries || typeof entries !== 'object' || !input || typeof input !== 'object' || Array.isArray(input)) return input
  return { ...Object.fromEntries(Object.keys(entries).map((key) => [key, undefined])), ...input }
}

/** The library's own messages name types; people need sentences. */
function faultOf(field: string, { message, received }: v.BaseIssue<unknown>): FieldFault {
  if (!/^Invalid [\w ]+: (Expected|Received) /.test(message)) return { field, message }
  return { field, text: received === 'undefined' ? 'common.fill-in' : 'common.unusable-answer' }
}

/** One fault per field. */
function faultsOf(issues: readonly v.BaseIssue<unknown>[]): FieldFault[] {
  const faults = new Map<string, FieldFault>()
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? ''
    if (!faults.has(field)) faults.set(field, faultOf(field, issue))
  }
  return [...faults.values()]
}

/** Path of a text that PostgreSQL cannot store: with a NUL, or half of a surrogate pair. */
function unfitText(value: unknown, path: readonly string[]): string | null {
  if (typeof value === 'string') return /\u0000|\p{Surrogate}/u.test(value) ? path.join('.') : null
  if (value === null || typeof value !== 'object') return null
  for (const [key, inner] of Object.entries(value)) {
    const found = unfitText(key, [...path, 'key']) ?? unfitText(inner, [...path, key])
    if (found !== null) return found
  }
  return null
}

interface Checked {
  params: unknown
  query: unknown
  body: unknown
  file: UploadedFile | undefined
  now: Date
}

function createCall(
  deps: HandlingDependencies,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  checked: Checked,
): Omit<Call, 'params' | 'query' | 'body'> & Checked {
  const principal = deps.principalOf(request)
  const transact = <T>(work: (tx: Tx, who: Principal | null) => Promise<T>) => transaction(deps.db, endpoint, principal, work)
  return {
    ...checked,
    principal,
    language: languageOf(request),
    log: request.log,
    request,
    reply,
    read: (work) =>
      transact(async (tx, who) => {
        const result = await work(tx, who)
        if (endpoint.trace && who)
          await leaveTrace(tx, { endpoint, who, keys: deps.keys, idempotencyKey: idempotencyKeyOf(request), ...checked })
        return result
      }),
    write: (work) => {
      const idempotencyKey = idempotencyKeyOf(request)
      const sent = JSON.stringify([checked.params, checked.query, checked.body])
      const fileHash = checked.file ? sha256(checked.file.bytes).toString('hex') : ''
      const fingerprint = keyedHash(deps.keys, 'act', `${sent}\u0000${fileHash}`)
      const methodPath = `${endpoint.method} ${pathOf(endpoint)}`
      return transact((tx, who) =>
        act(tx, { service: endpoint.service, who, methodPath, idempotencyKey, fingerprint, at: checked.now }, async () => {
          const done = await work(tx, who)
          await announceOwn(tx, endpoint, who, idempotencyKey)
          return done
        }),
      )
    },
  }
}

/** The kit informs the writer's other pages; the service itself informs other people. */
async function announceOwn(tx: Tx, endpoint: Endpoint, who: Principal | null, by: string | null): Promise<void> {
  const { changes, method, path } = endpoint
  if (!changes) throw new Error(`${method} ${path} writes, but says nothing of what it changes`)
  if (who) await announceChange(tx, { accountIds: [who.accountId], changed: changes, ...(by !== null && { by }) })
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Problem('malformed-request', { text: 'common.idempotency-key' })
  }
  return key
}

/**
 * Runs a transaction as the caller. The database decides whether session, account and role are live; on a public endpoint an ended
 * session counts as a visitor. Retried when PostgreSQL reports a serialization failure.
 */
async function transaction<T>(
  db: Database,
  endpoint: Endpoint,
  principal: Principal | null,
  work: (tx: Tx, who: Principal | null) => Promise<T>,
): Promise<T> {
  const once = async (): Promise<T> => {
    if (principal) {
      try {
        return await db.withSession(principal.sessionId, (tx, who) => {
          if (who.accountId !== principal.accountId) throw new Problem('sign-in-required')
          checkAccess(endpoint, who)
          return work(tx, who)
        })
      } catch (error) {
        if (endpoint.access !== 'public' || !isSessionEnded(error)) throw error
      }
    }
    // A handler whose type has an account never runs without one.
    checkAccess(endpoint, null)
    return db.withSystem((tx) => work(tx, null))
  }
  for (let tries = 1; ; tries += 1) {
    try {
      return await once()
    } catch (error) {
      if (tries >= MAX_TRIES || !mayRetry(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * tries))
    }
  }
}
