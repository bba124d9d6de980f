import { fileURLToPath } from 'node:url'
import type { ServiceDefinition } from '@onward/service-kit'
import { keepNoLonger } from '@onward/service-kit/retention'
import { sql } from 'drizzle-orm'
import { adminRemoteRoutes } from './admin/remote-routes'
import { loadEventRoutes } from './load-events'

/** The gateway's own API; its pages are `pages/plugin.ts`. */
export const service: ServiceDefinition = {
  name: 'gateway',
  migrations: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  register(kit) {
    loadEventRoutes(kit)
    adminRemoteRoutes(kit)
    keepNoLonger(kit, {
      LOAD_EVENTS: async (tx, before) =>
        (await tx.execute(sql`delete from gateway.load_events where at < ${before.toISOString()}::timestamptz returning 1`))
          .length,
    })
  },
}
