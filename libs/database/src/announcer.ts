import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Resource } from '@onward/contracts'
import postgres from 'postgres'

/** Channel of `listen` that every instance hears. */
export const LIVE_CHANNEL = 'live'
/** By which a runner hears that there is a job, instead of finding it within a second. */
const JOBS_CHANNEL = 'jobs:insert'
/** How often a process that announces says that it still lives. */
export const ALIVE_MS = 10_000
/** A message of PostgreSQL holds less than 8,000 bytes. */
const ACCOUNTS_PER_MESSAGE = 100
const MESSAGES_AT_ONCE = 1_000
/** A busy process sends at most this often; the first announcement after a pause goes at once. */
const GATHER_MS = 20
const RETRY_MS = 500

export interface Announcement {
  accountIds: readonly string[]
  changed: readonly Resource[]
  /** Idempotency key of the write that changed it. */
  by?: string
}

/** What a transaction has to tell once it has committed. */
export interface AfterCommit {
  announcements: Announcement[]
  /** Jobs that may run now. */
  jobs: number
}

const kept = new WeakMap<object, AfterCommit>()
export const keepAfterCommit = (client: object, afterCommit: AfterCommit): void => void kept.set(client, afterCommit)
export function afterCommitOf(tx: object): AfterCommit | undefined {
  // Savepoints have the same client.
  const { client } = (tx as { session: { client: object } }).session
  return kept.get(client)
}

export interface Announcer {
  /** Resolves once listeners know of this process, so that they notice when it dies; also when nobody could be told. */
  introduce(): Promise<void>
  add(afterCommit: AfterCommit): void
  /** Resolves when all that was added has been sent. */
  sent(): Promise<void>
  /** Call once for each `announcerOf`; the last one sends what is left. */
  release(): Promise<void>
}

const announcers = new Map<string, { announcer: Announcer; users: number }>()

/**
 * The announcer of this process for the database of an address. NOTIFY takes a lock that all committing transactions of a server share, so writes do not
 * notify: one connection does for all of them, after they committed, many at once.
 */
export function announcerOf(url: string): Announcer {
  const { host, pathname } = new URL(url)
  const key = host + pathname
  const found = announcers.get(key)
  if (found) {
    found.users += 1
    return found.announcer
  }
  const { end, ...announcer } = createAnnouncer(url)
  const entry = {
    users: 1,
    announcer: {
      ...announcer,
      async release() {
        entry.users -= 1
        if (entry.users > 0) return announcer.sent()
        announcers.delete(key)
        await end()
      },
    },
  }
  announcers.set(key, entry)
  return entry.announcer
}

function createAnnouncer(url: string): Omit<Announcer, 'release'> & { end(): Promise<void> } {
  const id = randomUUID()
  let sql: postgres.Sql | null = null
  let introduced: Promise<void> | null = null
  let beating: ReturnType<typeof setInterval> | undefined
  let announcements: Announcement[] = []
  let jobs = 0
  let sending: Promise<void> | null = null
  let lastSentAt = Number.NEGATIVE_INFINITY
  const ending = new AbortController()

  const connection = (): postgres.Sql => {
    sql ??= postgres(url, {
      max: 1,
      idle_timeout: 0,
      connect_timeout: 10,
      backoff: (tries) => Math.min(0.05 * 2 ** tries, 0.5),
      max_lifetime: null,
      onnotice: () => {},
      // Nothing is stored, so its commits wait for no disk and hold the lock for a moment only.
      connection: { application_name: 'onward announcer', synchronous_commit: 'off' },
    })
    return sql
  }
  const notify = (messages: readonly (readonly [channel: string, text: string])[]) =>
    connection()`select pg_notify(channel, text)
      from unnest(${messages.map(([channel]) => channel)}::text[], ${messages.map(([, text]) => text)}::text[]) message (channel, text)`
  const life = (state: 'alive' | 'ended') => notify([[LIVE_CHANNEL, JSON.stringify({ changed: [], announcer: { id, state } })]])

  async function send(): Promise<void> {
    while (announcements.length > 0 || jobs > 0) {
      const early = lastSentAt + GATHER_MS - performance.now()
      if (early > 0) await pause(early, undefined, { signal: ending.signal }).catch(() => {})
      const taken = { announcements, jobs }
      announcements = []
      jobs = 0
      lastSentAt = performance.now()
      try {
        const messages = messagesOf(taken)
        for (let first = 0; first < messages.length; first += MESSAGES_AT_ONCE)
          await notify(messages.slice(first, first + MESSAGES_AT_ONCE))
      } catch {
        // At its end a process tries once: those who listen notice that it said no goodbye.
        if (ending.signal.aborted) return
        announcements = [...taken.announcements, ...announcements]
        jobs += taken.jobs
        await pause(RETRY_MS, undefined, { signal: ending.signal }).catch(() => {})
      }
    }
  }
  const sent = async () => {
    await sending
  }

  return {
    introduce() {
      introduced ??= life('alive').then(
        () => {
          beating = setInterval(() => void life('alive').catch(() => {}), ALIVE_MS)
          beating.unref()
        },
        () => {
          introduced = null
        },
      )
      return introduced
    },
    add(afterCommit) {
      announcements.push(...afterCommit.announcements)
      jobs += afterCommit.jobs
      sending ??= send().finally(() => {
        sending = null
      })
    },
    sent,
    async end() {
      ending.abort()
      clearInterval(beating)
      await sent()
      if (!sql) return
      if (introduced) await life('ended').catch(() => {})
      await sql.end({ timeout: 5 })
    },
  }
}

/** Announcements of one change are sent together. */
function messagesOf({ announcements, jobs }: AfterCommit): [channel: string, text: string][] {
  const byChange = new Map<string, { change: Omit<Announcement, 'accountIds'>; accounts: Set<string> }>()
  for (const { accountIds, ...change } of announcements) {
    const key = JSON.stringify([change.changed, change.by])
    const same = byChange.get(key) ?? { change, accounts: new Set() }
    for (const accountId of accountIds) same.accounts.add(accountId)
    byChange.set(key, same)
  }
  const messages: [string, string][] = []
  for (const { change, accounts } of byChange.values()) {
    const all = [...accounts]
    for (let first = 0; first < all.length; first += ACCOUNTS_PER_MESSAGE)
      messages.push([LIVE_CHANNEL, JSON.stringify({ accountIds: all.slice(first, first + ACCOUNTS_PER_MESSAGE), ...change })])
  }
  if (jobs > 0) messages.push([JOBS_CHANNEL, JSON.stringify({ count: jobs })])
  return messages
}
