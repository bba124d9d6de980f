import { fileURLToPath } from 'node:url'
import type { ServiceDefinition } from '@onward/service-kit'
import { keepNoLonger } from '@onward/service-kit/retention'
import { loadEventRoutes } from './load-events/routes'
import { forgetLoadEvents } from './load-events/store'
import { registryApiRoutes } from './registry/api-routes'
import { cardRoutes } from './registry/cards-routes'
import { explanationRoutes } from './registry/explain-routes'
import { registrationRoutes } from './registry/registration-routes'
import { registryRoutes } from './registry/routes'

/** The gateway's own API; its pages are `pages/plugin.ts`. */
export const service: ServiceDefinition = {
  name: 'gateway',
  migrations: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  register(kit) {
    loadEventRoutes(kit)
    registryRoutes(kit)
    registrationRoutes(kit)
    registryApiRoutes(kit)
    cardRoutes(kit)
    explanationRoutes(kit)
    keepNoLonger(kit, { LOAD_EVENTS: forgetLoadEvents })
  },
}
