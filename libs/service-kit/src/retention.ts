import type { Tx } from '@onward/database'
import type { FileStore } from './files'
import { KEPT, type Kept } from './keep-days'
import type { ServiceKit } from './kit'

/** Removes what was over before a time, in one system transaction, and gives how many. Running it twice removes nothing more. */
type Rule = (tx: Tx, before: Date, kit: Pick<ServiceKit, 'files'>) => Promise<number>
export type RetentionRules = Readonly<Partial<Record<Kept, Rule>>>

const DAY_MS = 24 * 3_600_000
const EVERY_MINUTES = 6 * 60

/** Has the service forget what its time is over for. One rule that fails holds no other back. Logs counts, never values. */
export function keepNoLonger(kit: ServiceKit, rules: RetentionRules): void {
  kit.cron(`${kit.name}.retention`, EVERY_MINUTES, async () => {
    const failed: unknown[] = []
    for (const kept of KEPT) {
      const rule = rules[kept]
      if (!rule) continue
      const before = new Date(kit.clock().getTime() - kit.config.keepDays[kept] * DAY_MS)
      try {
        const removed = await kit.db.withSystem((tx) => rule(tx, before, kit))
        if (removed > 0) kit.log.info({ kept, removed }, 'kept long enough')
      } catch (error) {
        failed.push(error)
      }
    }
    if (failed.length > 0) throw failed[0]
  })
}

const KEYS_AT_ONCE = 500

/**
 * Removes files that no row names: what an upload left behind that was cut off before its row was kept, or a removal after it. `named` gives
 * those among some keys of the folder that a row names. Only files from before a time, because an upload stores its file first.
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
