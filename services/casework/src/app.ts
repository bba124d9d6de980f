import { fileURLToPath } from 'node:url'
import type { ServiceDefinition } from '@onward/service-kit'
import { erasureEvents } from './erasure/events'
import { myDataRoutes } from './my-data/routes'
import { niNumberRoutes } from './ni-number/routes'

export const service: ServiceDefinition = {
  name: 'casework',
  migrations: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  register(kit) {
    niNumberRoutes(kit)
    myDataRoutes(kit)
    erasureEvents(kit)
  },
}
