import { type KeepDays, RETENTION_KINDS, type RetentionKind } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { sql } from 'drizzle-orm'
import type { FileStore } from './files'
import type { ServiceKit } from './kit'

/** Deletes what was over before a time, in one system transaction, and gives how many. Repeatable. */
type Rule = (tx: Tx, before: Date, kit: Pick<ServiceKit, 'files'>) => Promise<number>
export type RetentionRules = Readonly<Partial<Record<RetentionKind, Rule>>>

const DAY_MS = 24 * 3_600_000
const EVERY_MINUTES = 6 * 60

/** Days that administrators have set; elsewhere those of the deployment hold. */
export async function keepDaysNow(tx: Tx, usual: KeepDays): Promise<KeepDays> {
  const set = await tx.execute<{ kind: RetentionKind; days: number }>(sql`select kind, days from onward.keep_days`)
  return { ...usual, ...Object.fromEntries(set.map(({ kind, days }) => [kind, days])) }
}

/** Runs the retention rules of a service. A failed rule does not stop the others. Logs counts, never values. */
export function keepNoLonger(kit: ServiceKit, rules: RetentionRules): void {
  const schedule = {
    everyMinutes: EVERY_MINUTES,
    most: RETENTION_KINDS.length,
    of: 'kinds of data',
    rest: 'no-longer-due',
  } as const
  kit.cron(`${kit.name}.retention`, schedule, async () => {
    const failed: unknown[] = []
    const keepDays = await kit.db.withSystem((tx) => keepDaysNow(tx, kit.config.keepDays))
    for (const kind of RETENTION_KINDS) {
      const rule = rules[kind]
      if (!rule) continue
      const before = new Date(kit.clock().getTime() - keepDays[kind] * DAY_MS)
      try {
        const removed = await kit.db.withSystem((tx) => rule(tx, before, kit))
        if (removed > 0) kit.log.info({ kept: kind, removed }, 'kept long enough')
      } catch (error) {
        failed.push(error)
      }
    }
    if (failed.length > 0) throw failed[0]
  })
}

const KEYS_AT_ONCE = 500

/**
 * Deletes files without a row, left by interrupted uploads or deletions. `named` gives those keys of a folder that have a row. Only
 * files from before a time, because an upload stores its file before its row.
 */
export async function removeOrphans(
  files: FileStore,
  folder: string,
  before: Date,
  named: (keys: string[]) => Promise<string[]>,
): Promise<number> {
  let removed = 0
  const settle = async (keys: string[]) => {
    if (keys.length === 0) return
    const wanted = new Set(await named(keys))
    for (const key of keys.filter((one) => !wanted.has(one))) {
      await files.remove(key)
      removed += 1
    }
  }
  let keys: string[] = []
  for await (const key of files.list(folder, before)) {
    keys.push(key)
    if (keys.length < KEYS_AT_ONCE) continue
    await settle(keys)
    keys = []
  }
  await settle(keys)
  return removed
}
