import { Problem, type Role } from '@onward/contracts'
import { PgDialect } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsDatabase, type PostgresJsTransaction } from 'drizzle-orm/postgres-js'
import { PostgresJsSession, PostgresJsTransaction as Transaction } from 'drizzle-orm/postgres-js/session'
import postgres from 'postgres'
import { type AfterCommit, announcerOf, keepAfterCommit } from './announcer'
import { keepSecret, systemSecretOf } from './system-secret'

export type Sql = postgres.Sql
export type Tx = PostgresJsTransaction<Record<string, never>, Record<string, never>>

type TxSession = ConstructorParameters<typeof Transaction>[1]

/** The account and role that `auth.begin` found live behind a session. */
export interface Principal {
  accountId: string
  role: Role
  sessionId: string
}

export interface Database {
  sql: Sql
  /** Proves nobody, so row security hides everything that is not public. */
  drizzle: PostgresJsDatabase<Record<string, never>>
  /**
   * One transaction as the person behind a session. Throws the problem `sign-in-required` unless the session, its account and role
   * are live.
   */
  withSession<T>(sessionId: string, fn: (tx: Tx, who: Principal) => Promise<T>): Promise<T>
  /** One transaction as the system: event handlers, tasks, public reads. Policies ask `auth.is_system()`, which a statement alone cannot make true. */
  withSystem<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
  /** Resolves when all that committed transactions had to announce has been sent to those who listen. */
  announced(): Promise<void>
  /** Ends idle connections at once and waits up to five seconds for the others. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  url: string
  /** Connections; about 4 when all services share a process. */
  max?: number
  applicationName: string
}

/** The driver's own pauses grow to twenty seconds, which is too long after the server is back. */
export const RECONNECTING = {
  backoff: (tries: number) => Math.min(0.05 * 2 ** tries, 0.5),
  // Without a maximum age: an expiring connection fails for its last user.
  max_lifetime: null,
} as const

/**
 * Connects when first used, and again after a connection was lost. Both `sql` and drizzle read `timestamptz` as Date and `date` as
 * `YYYY-MM-DD`, and take a Date or a plain object (for `jsonb`) as parameter.
 */
export function openDatabase({ url, max = 4, applicationName }: DatabaseOptions): Database {
  const sql = postgres(url, {
    max,
    idle_timeout: 0,
    connect_timeout: 10,
    ...RECONNECTING,
    onnotice: () => {},
    connection: { application_name: applicationName },
  })
  const db = drizzle(sql)
  keepTypes(sql)
  const dialect = new PgDialect()
  const secret = systemSecretOf(decodeURIComponent(new URL(url).password))
  const announcer = announcerOf(url)
  let closing: Promise<void> | undefined

  /** `begin` and `first` travel together: one round trip less in every transaction. */
  async function transaction<F, T>(
    first: (tx: postgres.ReservedSql) => Promise<F>,
    fn: (tx: Tx, found: F) => Promise<T>,
  ): Promise<T> {
    const reserved = await sql.reserve()
    const afterCommit: AfterCommit = { announcements: [], jobs: 0 }
    const hasNews = () => afterCommit.announcements.length > 0 || afterCommit.jobs > 0
    let committing = false
    try {
      const beginning = reserved`begin`.execute()
      const opening = first(reserved)
      opening.catch(() => {})
      await beginning
      const client = withSavepoints(reserved, afterCommit)
      keepSecret(client, secret)
      keepAfterCommit(client, afterCommit)
      // Drizzle's own transaction over the reserved connection; it asks the client for `unsafe` and `savepoint` alone.
      const session = new PostgresJsSession(client as unknown as Sql, dialect, undefined) as unknown as TxSession
      const tx = new Transaction(dialect, session, undefined) as unknown as Tx
      const result = await fn(tx, await opening)
      if (hasNews()) await announcer.introduce()
      committing = true
      await reserved`commit`
      if (hasNews()) announcer.add(afterCommit)
      return result
    } catch (error) {
      const isGone = await reserved`rollback`.then(() => false, isConnectionLost)
      const thrown = isGone && !committing && isConnectionLost(error) ? new TransactionLost(error) : error
      // FATAL and PANIC may come after the commit was written.
      const isRefused = isDatabaseError(error) && error.severity === 'ERROR'
      if (!committing || isRefused) {
        if (typeof thrown === 'object' && thrown !== null) rolledBack.add(thrown)
      } else if (hasNews()) {
        // It may have committed; hearing of a change that was none costs a page one request.
        announcer.add(afterCommit)
      }
      throw thrown
    } finally {
      reserved.release()
    }
  }

  return {
    sql,
    drizzle: db,
    async withSession(sessionId, fn) {
      return transaction(async (reserved): Promise<Principal> => {
        try {
          const [row] = await reserved<
            { account_id: string; role: Role }[]
          >`select account_id, role from auth.begin(${sessionId}::uuid)`
          if (!row) throw new Problem('sign-in-required')
          return { accountId: row.account_id, role: row.role, sessionId }
        } catch (error) {
          // 22P02: the session id is no uuid.
          if (isDatabaseError(error) && (error.code === 'OW401' || error.code === '22P02')) throw new Problem('sign-in-required')
          throw error
        }
      }, fn)
    },
    withSystem(fn) {
      return transaction((reserved) => reserved`select auth.act_as_system(${secret})`.then(() => undefined), fn)
    },
    announced: () => announcer.sent(),
    close() {
      closing ??= sql.end({ timeout: 5 }).finally(announcer.release)
      return closing
    },
  }
}

/** An error that PostgreSQL answered; `code` is its SQLSTATE. Drizzle wraps errors: `databaseError` looks inside. */
export function isDatabaseError(error: unknown): error is postgres.PostgresError {
  return error instanceof Error && error.name === 'PostgresError'
}
/** PostgreSQL's error within what drizzle or postgres.js threw, or null. */
export function databaseError(error: unknown): postgres.PostgresError | null {
  for (let at = error; at instanceof Error; at = at.cause) if (isDatabaseError(at)) return at
  return null
}

/** Codes of Node, the driver and PostgreSQL (SQLSTATE) for a server that is away, starting, stopping or full, or that ended an idle transaction. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|57P0[1235]|25P0[34]|53300|08...)$/

/** Whether an error says that the database cannot be reached now, or that the connection went while it was used. */
export function isConnectionLost(error: unknown): boolean {
  for (let at = error as { code?: unknown; cause?: unknown } | undefined | null; at; at = at.cause as typeof at)
    if (typeof at.code === 'string' && AWAY.test(at.code)) return true
  return false
}

const rolledBack = new WeakSet<object>()
/** Whether a transaction threw this and surely stored nothing. False: nobody knows, as when the answer to its commit was lost. */
export const hasRolledBack = (error: unknown): boolean => typeof error === 'object' && error !== null && rolledBack.has(error)

/** The connection was lost before the commit: nothing was stored, so the whole transaction may run again. */
export class TransactionLost extends Error {
  override readonly name = 'TransactionLost'
  constructor(cause: unknown) {
    super('the connection was lost before the transaction ended', { cause })
  }
}

/** The owner's address with another role and its password. */
export function connectionFor(ownerUrl: string, role: string, password: string): string {
  const url = new URL(ownerUrl)
  url.username = encodeURIComponent(role)
  url.password = encodeURIComponent(password)
  return url.href
}

// Drizzle makes the driver hand dates and JSON through untouched, which breaks the same types in plain SQL. Its columns take either.
function keepTypes(sql: Sql): void {
  const { parsers, serializers } = sql.options
  parsers[1184] = (text: string) => new Date(text)
  const asText = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))
  for (const type of [1184, 1114, 1082]) serializers[type] = asText
  for (const type of [114, 3802])
    serializers[type] = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
}

function withSavepoints(reserved: postgres.ReservedSql, afterCommit: AfterCommit) {
  let depth = 0
  const client = Object.assign(reserved, {
    async savepoint<T>(fn: (sql: unknown) => Promise<T>): Promise<T> {
      const name = `s${++depth}`
      await reserved.unsafe(`savepoint ${name}`)
      const before = afterCommit.announcements.length
      try {
        const result = await fn(client)
        await reserved.unsafe(`release savepoint ${name}`)
        return result
      } catch (error) {
        await reserved.unsafe(`rollback to savepoint ${name}`)
        afterCommit.announcements.length = before
        throw error
      }
    },
  })
  return client
}
