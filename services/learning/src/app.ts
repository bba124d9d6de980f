import { fileURLToPath } from 'node:url'
import type { ServiceDefinition } from '@onward/service-kit'
import { badgeRoutes } from './badges/routes'
import { credentialRoutes } from './credentials/routes'
import { myDataRoutes } from './my-data/routes'

export const service: ServiceDefinition = {
  name: 'learning',
  migrations: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  register(kit) {
    badgeRoutes(kit)
    credentialRoutes(kit)
    myDataRoutes(kit)
  },
}
