import type { LoadReport } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { askWithin } from '../registry/store'
import { countedSince } from './counts-store'
import { queueNotices } from './notices'
import { wasTold } from './notices-store'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/**
 * Tells the team of a version that few people load about its first failure, once a day: the rule of health waits for more loads than it may
 * ever have.
 */
export async function tellFirstFailure(kit: ServiceKit, report: LoadReport & { kind: 'failed' }, now: Date): Promise<void> {
  const { remote: name, build, failure } = report
  const { minLoads, windowMinutes } = kit.config.health
  await kit.db.withSystem(async (tx) => {
    const ask = askWithin(tx)
    const { loads } = await countedSince(ask, { name, build }, new Date(now.getTime() - windowMinutes * MINUTE_MS))
    if (loads >= minLoads || (await wasTold(ask, { name, build }, new Date(now.getTime() - DAY_MS)))) return
    const reason = `A load failed (${failure}); it has ${loads} in the last ${windowMinutes} minutes, and the portal judges a version by ${minLoads}.`
    await queueNotices(tx, { name, build, kind: 'failing', facts: { reason, failure } }, now)
  })
}
