import { type KeepDays, RETENTION_KINDS, type RetentionKind } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ServiceKit } from './kit'

/**
 * Deletes at most `limit` of what was over before a time, in one system transaction, and gives how many: run again while there are any. One
 * statement, with an index for its condition and without a parameter for each row.
 */
type Rule = (tx: Tx, before: Date, limit: number) => Promise<number>
/** The same with files, or in its own steps: it opens transactions itself, so that none waits for a disk. Gives how many. */
interface Steps {
  steps(kit: Pick<ServiceKit, 'db' | 'files'>, before: Date): Promise<number>
}
export type RetentionRules = Readonly<Partial<Record<RetentionKind, Rule | readonly Rule[] | Steps>>>

/** Rows of one transaction. */
export const AT_ONCE = 1000
/** Transactions of one rule in one run; what is left waits for the next. */
export const MOST_STEPS = 200
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
    const pages = async (rule: Rule, before: Date) => {
      let removed = 0
      for (let step = 0; step < MOST_STEPS; step += 1) {
        const gone = await kit.db.withSystem((tx) => rule(tx, before, AT_ONCE))
        if (gone === 0) break
        removed += gone
      }
      return removed
    }
    const forget = async (rule: NonNullable<RetentionRules[RetentionKind]>, before: Date) => {
      if ('steps' in rule) return rule.steps(kit, before)
      let removed = 0
      for (const one of typeof rule === 'function' ? [rule] : rule) removed += await pages(one, before)
      return removed
    }
    const keepDays = await kit.db.withSystem((tx) => keepDaysNow(tx, kit.config.keepDays))
    for (const kind of RETENTION_KINDS) {
      const rule = rules[kind]
      if (!rule) continue
      const before = new Date(kit.clock().getTime() - keepDays[kind] * DAY_MS)
      try {
        const removed = await forget(rule, before)
        if (removed > 0) kit.log.info({ kept: kind, removed }, 'kept long enough')
      } catch (error) {
        failed.push(error)
      }
    }
    if (failed.length > 0) throw failed[0]
  })
}

/** Deletes at most `limit` rows of a table. Gives how many. */
export async function deleteSome(tx: Tx, table: PgTable, where: SQL | undefined, limit: number): Promise<number> {
  const [row] = await tx.execute<{ gone: number }>(sql`
    with gone as (
      delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${limit})) returning 1
    ) select count(*)::int as gone from gone`)
  return row?.gone ?? 0
}
/** A rule that deletes rows of one table. */
export const rowsOf =
  (table: PgTable, where: (before: Date) => SQL | undefined): Rule =>
  (tx, before, limit) =>
    deleteSome(tx, table, where(before), limit)

/**
 * Deletes files without a row, left by interrupted uploads or deletions. `named` gives those keys of a folder that have a row. Only
 * files from before a time, because an upload stores its file before its row.
 */
export async function removeOrphans(
  { db, files }: Pick<ServiceKit, 'db' | 'files'>,
  folder: string,
  before: Date,
  named: (tx: Tx, keys: string[]) => Promise<string[]>,
): Promise<number> {
  let removed = 0
  const settle = async (keys: string[]) => {
    if (keys.length === 0) return
    const wanted = new Set(await db.withSystem((tx) => named(tx, keys)))
    for (const key of keys.filter((one) => !wanted.has(one))) {
      await files.remove(key)
      removed += 1
    }
  }
  let keys: string[] = []
  for await (const key of files.list(folder, before)) {
    keys.push(key)
    if (keys.length < AT_ONCE) continue
    await settle(keys)
    keys = []
  }
  await settle(keys)
  return removed
}

/**
 * Forgets rows that name files: `next` gives some of them, their files are removed outside a transaction, and then `forget` takes the rows. Files
 * first: if the process is killed between, the rows that name them are still there for the next run.
 */
export async function removeWithFiles<T extends { id: string; path: string }>(
  { db, files }: Pick<ServiceKit, 'db' | 'files'>,
  next: (tx: Tx, limit: number) => Promise<T[]>,
  forget: (tx: Tx, ids: string[]) => Promise<unknown>,
): Promise<number> {
  let removed = 0
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const some = await db.withSystem((tx) => next(tx, AT_ONCE))
    if (some.length === 0) break
    for (const { path } of some) await files.remove(path)
    await db.withSystem((tx) =>
      forget(
        tx,
        some.map(({ id }) => id),
      ),
    )
    removed += some.length
  }
  return removed
}
