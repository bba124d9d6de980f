import { sql } from 'drizzle-orm'
import { afterCommitOf } from './announcer'
import type { Tx } from './connection'

export interface EnqueueOptions {
  /** Not before this time. */
  runAt?: Date
  /** A waiting job with the same key (within the service) is replaced. */
  jobKey?: string
  /** Default 25, with pauses that grow to about six hours. */
  maxAttempts?: number
}

/** Adds a job of the calling service in the transaction at hand. `task` starts with `<service>.`; the payload holds ids, no personal data. */
export async function enqueue(tx: Tx, task: string, payload: object, options: EnqueueOptions = {}): Promise<void> {
  await tx.execute(sql`select work.enqueue(${task}, ${JSON.stringify(payload)}::json, ${options.runAt?.toISOString() ?? null}::timestamptz,
    ${options.jobKey ?? null}::text, ${options.maxAttempts ?? null}::integer)`)
  if (!options.runAt || options.runAt <= new Date()) jobAdded(tx)
}

/** Runners hear of it after the commit; of jobs that nobody tells of, such as those of plain SQL, they learn within a second. */
export function jobAdded(tx: Tx): void {
  const afterCommit = afterCommitOf(tx)
  if (afterCommit) afterCommit.jobs += 1
}
