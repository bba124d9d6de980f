import type { Database } from '@onward/database'

/** Requests per minute where an endpoint states none. */
export const DEFAULT_READS_PER_MINUTE = 600
export const DEFAULT_WRITES_PER_MINUTE = 120
/** From this limit on, an instance takes tokens in blocks, so that most requests need no query. */
const BLOCKS_FROM = 100
const BLOCKS_PER_LIMIT = 20
const MAX_BLOCK = 1000
const MAX_LEASES = 10_000

interface Lease {
  /** Tokens taken from the database and not yet used. */
  left: number
  /** Tokens taken by all instances in this window, as of the last query. */
  total: number
  endsAt: number
  pending: Promise<void> | null
}
export interface RateAnswer {
  /** Refused when above `max`. */
  current: number
  /** Milliseconds until the window ends. */
  ttl: number
}

/** `auth.take` of the database: adds `tokens` to a bucket of a fixed window; answers the sum of all instances. */
export type TakeTokens = (bucket: string, tokens: number, windowMs: number) => Promise<{ total: number; ttlMs: number }>

export const takeFromDatabase =
  (db: Database): TakeTokens =>
  async (bucket, tokens, windowMs) => {
    const [row] = await db.sql`select total, ttl_ms from auth.take(${bucket}, ${tokens}, ${windowMs})`
    return { total: Number(row?.total), ttlMs: Number(row?.ttl_ms) }
  }

/**
 * Counts requests in windows that all instances share. The database holds the sum; an instance takes tokens from it, in blocks where
 * the limit is high, and never gives out more than it took. So the limit holds across instances and may only be reached early.
 */
export function createRateCounter(take: TakeTokens, now: () => number = () => performance.now()) {
  const leases = new Map<string, Lease>()

  async function renew(bucket: string, lease: Lease, max: number, windowMs: number): Promise<void> {
    const block = max >= BLOCKS_FROM ? Math.min(MAX_BLOCK, Math.ceil(max / BLOCKS_PER_LIMIT)) : 1
    const { total, ttlMs } = await take(bucket, block, windowMs)
    lease.left = Math.max(0, Math.min(block, max - (total - block)))
    lease.total = total
    lease.endsAt = now() + ttlMs
  }

  function leaseOf(bucket: string): Lease {
    const known = leases.get(bucket)
    if (known) return known
    if (leases.size >= MAX_LEASES) {
      for (const [key, lease] of leases) if (lease.endsAt <= now() && !lease.pending) leases.delete(key)
      // Dropping the oldest only wastes the rest of its block.
      for (const key of leases.keys()) if (leases.size >= MAX_LEASES) leases.delete(key)
    }
    const lease: Lease = { left: 0, total: 0, endsAt: 0, pending: null }
    leases.set(bucket, lease)
    return lease
  }

  return async function hit(bucket: string, max: number, windowMs: number): Promise<RateAnswer> {
    const lease = leaseOf(bucket)
    for (;;) {
      const ttl = lease.endsAt - now()
      if (ttl > 0 && lease.left > 0) {
        lease.left -= 1
        return { current: Math.min(lease.total, max) - lease.left, ttl }
      }
      // After a refusal, refuses until the window ends, without another query.
      if (ttl > 0 && lease.total >= max) return { current: max + 1, ttl }
      lease.pending ??= renew(bucket, lease, max, windowMs).finally(() => {
        lease.pending = null
      })
      await lease.pending
    }
  }
}
export type RateCounter = ReturnType<typeof createRateCounter>

/** A store for @fastify/rate-limit that counts with `hit`. */
export function rateStore(hit: RateCounter) {
  return class PostgresStore {
    incr(key: string, done: (error: Error | null, result?: RateAnswer) => void, windowMs: number, max: number): void {
      hit(key, max, windowMs).then(
        (answer) => done(null, answer),
        (error: unknown) => done(new Error('requests could not be counted', { cause: error })),
      )
    }
    child(): PostgresStore {
      return this
    }
  }
}
