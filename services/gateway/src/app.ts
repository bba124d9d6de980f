import { fileURLToPath } from 'node:url'
import { reportLoadEvent } from '@onward/contracts'
import type { ServiceDefinition } from '@onward/service-kit'
import { keepNoLonger } from '@onward/service-kit/retention'
import { sql } from 'drizzle-orm'
import { adminRemoteRoutes } from './admin/remote-routes'

/** The gateway's own API; its pages are `pages/plugin.ts`. */
export const service: ServiceDefinition = {
  name: 'gateway',
  migrations: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  register(kit) {
    kit.handle(reportLoadEvent, async ({ body, read, log }) => {
      log.info({ kind: body.kind, path: body.path, remote: body.remote, failure: body.failure }, 'load event')
      await read((tx) =>
        tx.execute(sql`insert into gateway.load_events (kind, path, remote, build, failure)
          values (${body.kind}, ${body.path}, ${body.remote ?? null}, ${body.build ?? null}, ${body.failure ?? null})`),
      )
      return {}
    })
    adminRemoteRoutes(kit)
    keepNoLonger(kit, {
      LOAD_EVENTS: async (tx, before) =>
        (await tx.execute(sql`delete from gateway.load_events where at < ${before.toISOString()}::timestamptz returning 1`))
          .length,
    })
  },
}
