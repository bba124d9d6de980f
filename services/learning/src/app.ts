import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { COURSES, type Course } from '@onward/courses'
import type { ServiceDefinition } from '@onward/service-kit'
import { keepNoLonger } from '@onward/service-kit/retention'
import { badgeCheckRoutes } from './badge-check/routes'
import { badgeRoutes } from './badges/routes'
import { courseRoutes } from './courses/routes'
import type { Chance } from './courses/rules'
import { credentialRoutes } from './credentials/routes'
import { erasureEvents } from './erasure/events'
import { myDataRoutes } from './my-data/routes'
import { retention } from './retention'
import { waitingListRoutes } from './waiting-list/routes'

/** The learning service, with its courses and its source of random numbers. */
export const learningService = (courses: readonly Course[], chance: Chance): ServiceDefinition => ({
  name: 'learning',
  migrations: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  register(kit) {
    badgeRoutes(kit)
    credentialRoutes(kit)
    badgeCheckRoutes(kit)
    courseRoutes(kit, courses, chance)
    waitingListRoutes(kit)
    myDataRoutes(kit)
    erasureEvents(kit)
    keepNoLonger(kit, retention)
  },
})

export const service = learningService(COURSES, (below) => randomInt(below))
