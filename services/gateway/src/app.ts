import { fileURLToPath } from 'node:url'
import { isOwnRemote } from '@onward/contracts'
import { isConnectionLost } from '@onward/database'
import type { ServiceDefinition } from '@onward/service-kit'
import { keepNoLonger } from '@onward/service-kit/retention'
import { failedWorkRoutes } from './failed-work/routes'
import { forgetCounts } from './health/counts-store'
import { teamNotices } from './health/notices'
import { forgetNotices } from './health/notices-store'
import { healthRoutes } from './health/routes'
import { loadEventRoutes } from './load-events/routes'
import { forgetLoadEvents } from './load-events/store'
import { previewRoutes } from './preview/api-routes'
import { registryApiRoutes } from './registry/api-routes'
import { cardRoutes } from './registry/cards-routes'
import { explanationRoutes } from './registry/explain-routes'
import { prune } from './registry/prune'
import { registrationRoutes } from './registry/registration-routes'
import { readRegistrations } from './registry/registrations-store'
import { registryRoutes } from './registry/routes'
import { type Ask, askWithin } from './registry/store'
import { teamRoutes } from './registry/team-routes'
import { deployTokens } from './registry/tokens'
import { textRoutes } from './texts/routes'

/** The gateway's own API; its pages are `pages/plugin.ts`. */
export const service: ServiceDefinition = {
  name: 'gateway',
  migrations: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  register(kit) {
    loadEventRoutes(kit)
    healthRoutes(kit)
    failedWorkRoutes(kit)
    teamNotices(kit)
    registryRoutes(kit)
    registrationRoutes(kit)
    const tokenOf = deployTokens(kit)
    registryApiRoutes(kit, tokenOf)
    teamRoutes(kit, tokenOf)
    previewRoutes(kit, tokenOf)
    cardRoutes(kit)
    textRoutes(kit)
    explanationRoutes(kit)
    kit.onReady(async () => {
      const registered = await kit.db
        .withSystem((tx) => readRegistrations(askWithin(tx)))
        .catch((error: unknown) => {
          // A start without the database says so elsewhere.
          if (!isConnectionLost(error)) throw error
          return []
        })
      for (const { name, version, team } of registered)
        if (version > 0 && isOwnRemote(name))
          kit.log.warn(
            { remote: name, team },
            'a name of the portal’s own is registered to a team: it is ignored, and its tokens do nothing',
          )
    })
    kit.cron('gateway.prune', { everyMinutes: 12 * 60, most: 1, of: 'registry', rest: 'small-whole' }, async () => {
      const inTransaction = <T>(step: (ask: Ask) => Promise<T>) => kit.db.withSystem((tx) => step(askWithin(tx)))
      const { dataDir, keptVersions } = kit.config
      const removed = await prune(inTransaction, { dataDir, keep: keptVersions, now: kit.clock() })
      for (const { name, build } of removed)
        kit.log.info({ remote: name, version: build }, 'a version that nobody needs was removed')
    })
    keepNoLonger(kit, {
      LOAD_EVENTS: [
        forgetLoadEvents,
        (tx, before, limit) => forgetCounts(askWithin(tx), before, limit),
        (tx, before, limit) => forgetNotices(askWithin(tx), before, limit),
      ],
    })
  },
}
