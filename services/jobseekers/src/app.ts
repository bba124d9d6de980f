import { fileURLToPath } from 'node:url'
import type { ServiceDefinition } from '@onward/service-kit'
import { analysisTask } from './cvs/analyse-task'
import { cvRoutes } from './cvs/routes'
import { disclosureRoutes } from './disclosures/routes'
import { profileEvents } from './profile/events'
import { profileRoutes } from './profile/routes'

export const service: ServiceDefinition = {
  name: 'jobseekers',
  migrations: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  register(kit) {
    profileEvents(kit)
    profileRoutes(kit)
    cvRoutes(kit)
    analysisTask(kit)
    disclosureRoutes(kit)
  },
}
