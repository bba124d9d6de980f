import { fileURLToPath } from 'node:url'
import type { ServiceDefinition } from '@onward/service-kit'
import { keepNoLonger } from '@onward/service-kit/retention'
import { accessLogRoutes } from './access-log/routes'
import { actReasons } from './act-reasons-store'
import { actSubjects } from './act-subjects-store'
import { appointmentEvents } from './appointments/events'
import { appointmentRoutes } from './appointments/routes'
import { caseEvents } from './cases/events'
import { caseRoutes } from './cases/routes'
import { erasureEvents } from './erasure/events'
import { referralErasureRoutes } from './erasure/referral-erasures'
import { figuresRoutes } from './figures/routes'
import { importRoutes } from './imports/routes'
import { myDataRoutes } from './my-data/routes'
import { niNumberRoutes } from './ni-number/routes'
import { placementEvents } from './placements/milestones'
import { placementRoutes } from './placements/routes'
import { readingRoutes } from './reading/routes'
import { referralEvents } from './referrals/events'
import { referralRoutes } from './referrals/routes'
import { reportRoutes } from './report/routes'
import { retention } from './retention'
import { sealingRoutes } from './sealing/routes'
import { staffEvents } from './staff/events'
import { staffRoutes } from './staff/routes'

export const service: ServiceDefinition = {
  name: 'casework',
  actReasons,
  actSubjects,
  migrations: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  register(kit) {
    niNumberRoutes(kit)
    staffRoutes(kit)
    referralRoutes(kit)
    importRoutes(kit)
    figuresRoutes(kit)
    reportRoutes(kit)
    accessLogRoutes(kit)
    readingRoutes(kit)
    sealingRoutes(kit)
    myDataRoutes(kit)
    staffEvents(kit)
    referralEvents(kit)
    caseEvents(kit)
    caseRoutes(kit)
    appointmentRoutes(kit)
    appointmentEvents(kit)
    placementRoutes(kit)
    placementEvents(kit)
    erasureEvents(kit)
    referralErasureRoutes(kit)
    keepNoLonger(kit, retention)
  },
}
