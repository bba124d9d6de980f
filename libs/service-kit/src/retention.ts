import type { Tx } from '@onward/database'
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
