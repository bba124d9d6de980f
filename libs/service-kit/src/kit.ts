import type {
  BodyOf,
  Endpoint,
  EventType,
  Language,
  ParamsOf,
  QueryOf,
  Receipt,
  ResponseOf,
  ServiceName,
  VISITOR,
} from '@onward/contracts'
import type { Database, EventHandler, Principal, Tx } from '@onward/database'
import type { SQL } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ActSubjects } from './act-subjects'
import type { Config } from './config'
import type { FileStore } from './files'
import type { Keys } from './keys'
import type { MailTransport } from './mail'
import type { AccessTokens } from './session'
import type { SmsTransport } from './sms'
import type { WorkKind } from './work-kinds'

export type { ActSubjects } from './act-subjects'
export type Log = FastifyBaseLogger
export type { EventFacts, EventHandler } from '@onward/database'

/** The export `service` of a service package's `src/app.ts`. */
export interface ServiceDefinition {
  name: ServiceName
  /** How the audit trail names what this service's acts are about. */
  actSubjects?: ActSubjects
  /** What was typed as the reason of an act: rows of `actor` (uuid), `at` (timestamptz), `resource` and `said` (text). */
  actReasons?: SQL
  /** Folder of its SQL migrations. */
  migrations: string
  register(kit: ServiceKit): void | Promise<void>
}

/** An uploaded file, read completely and never longer than the endpoint's rule allows. */
export interface UploadedFile {
  /** The last part of the sender's file name: a label, never a path, and no proof of the type. */
  filename: string
  bytes: Buffer
  mimetype: string
}

/** The result of a write: a plain object without personal values, because it is stored with the act. */
export interface Write<T> {
  /** What was changed, such as `applications/<id>`. */
  resource: string
  answer: T
}

/** The caller; null for visitors of public endpoints. */
export type CallerOf<E> = E extends { access: infer A }
  ? 'public' extends A
    ? Principal | null
    : A extends readonly (infer V)[]
      ? typeof VISITOR extends V
        ? Principal | null
        : Principal
      : Principal
  : never

/** One request after its checks: the access rule holds, and params, query and body match the endpoint. */
export interface Call<E extends Endpoint = Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** Present for endpoints with an upload rule. */
  file: UploadedFile | undefined
  /** The account of the access token; null for visitors. Transactions check it again in the database. */
  principal: CallerOf<E>
  now: Date
  /** Interface language of the request. */
  language: Language
  log: Log
  request: FastifyRequest
  reply: FastifyReply
  /** One transaction as the signed-in person (row security applies), or as the system for visitors (`who` is null). */
  read<T>(work: (tx: Tx, who: CallerOf<E>) => Promise<T>): Promise<T>
  /**
   * One transaction with the change, its act and its events. A request that repeats an `Idempotency-Key` gets its first answer, with
   * its first receipt; the same key with other contents is `idempotency-mismatch`.
   */
  write<T extends object>(work: (tx: Tx, who: CallerOf<E>) => Promise<Write<T>>): Promise<T & { receipt: Receipt }>
}

/** A call of an endpoint that is not public. */
export type SignedInCall = Call<Omit<Endpoint, 'access'> & { access: 'signed-in' }>

/** What a service gets from the kit. */
export interface ServiceKit {
  name: ServiceName
  /** Fastify below `/api/<name>`, for routes that are no endpoint of the contracts (WebSocket, downloads). */
  app: FastifyInstance
  /** Connections of the service's own role. */
  db: Database
  config: Config
  clock: () => Date
  log: Log
  mail: MailTransport
  sms: SmsTransport
  files: FileStore
  keys: Keys
  /** Signs and reads access tokens. */
  tokens: AccessTokens
  /** The caller of a request by its access token only; for routes that are no endpoint of the contracts. */
  principalOf(request: FastifyRequest): Principal | null
  /** Serves an endpoint of the contracts. For `raw` endpoints the handler sends by `call.reply` and returns what it sent. */
  handle<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<ResponseOf<E>>): void
  /** Runs once per event, in a system transaction that also records it as handled. */
  onEvent<T extends EventType>(type: T, handler: EventHandler<T>): void
  /**
   * A job of this service; the name starts with `<service>.`. It may run twice, so it must be repeatable. The kind says with which other
   * jobs it shares its slots; `tasks` is for short work that waits for nobody outside.
   */
  task<P extends object>(name: `${ServiceName}.${string}`, kind: WorkKind, handler: (payload: P) => Promise<void>): void
  /** Runs about every so many minutes, on one of all instances. */
  cron(name: `${ServiceName}.${string}`, everyMinutes: number, handler: () => Promise<void>): void
  /** Runs when the last service is registered and the database is ready, before requests come. */
  onReady(work: () => Promise<void>): void
  onClose(work: () => Promise<void> | void): void
}
