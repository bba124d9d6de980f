import { fileURLToPath } from 'node:url'
import type { ServiceDefinition } from '@onward/service-kit'
import { exportRoute, sentRoute } from '@onward/service-kit/my-data'
import { keepNoLonger } from '@onward/service-kit/retention'
import { accountEvents } from './accounts/events'
import { formRequestEvents } from './accounts/form-requests'
import { makeDecoyHash } from './accounts/passwords'
import { accountRoutes } from './accounts/routes'
import { actSubjects } from './act-subjects-store'
import { activationEvents } from './activation/events'
import { activationRoutes } from './activation/routes'
import { erasureEvents, erasureRequestRoutes, erasureRoutes } from './erasure/routes'
import { invitationEvents } from './invitations/emails'
import { invitationRoutes } from './invitations/routes'
import { linkRoutes } from './links/routes'
import { accountEmailEvents } from './mail/account-emails'
import { forgetRateLimits, retention } from './retention'
import { retentionRoutes } from './retention-setting/routes'
import { savedViewRoutes } from './saved-views/routes'
import { secondFactorEvents, secondFactorRoutes } from './second-factor/routes'
import { sessionRoutes } from './sessions/routes'
import { adminStaffRoutes } from './staff/admin-routes'
import { staffEvents } from './staff/invite'
import { staffRoutes } from './staff/routes'

export const service: ServiceDefinition = {
  name: 'identity',
  actSubjects,
  migrations: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  register(kit) {
    accountRoutes(kit)
    accountEvents(kit)
    formRequestEvents(kit)
    accountEmailEvents(kit)
    sessionRoutes(kit)
    savedViewRoutes(kit)
    secondFactorRoutes(kit)
    secondFactorEvents(kit)
    linkRoutes(kit)
    invitationRoutes(kit)
    invitationEvents(kit)
    activationRoutes(kit)
    activationEvents(kit)
    staffRoutes(kit)
    staffEvents(kit)
    adminStaffRoutes(kit)
    retentionRoutes(kit)
    erasureRoutes(kit)
    erasureRequestRoutes(kit)
    erasureEvents(kit)
    // A person's own data, as /my-data shows it.
    sentRoute(kit, 'identity')
    exportRoute(kit, 'identity', { owners: { accounts: 'id' }, omit: ['accounts.password_hash'] })
    kit.onReady(makeDecoyHash)
    keepNoLonger(kit, retention)
    kit.cron('identity.rate-limits', { everyMinutes: 60, most: 50_000, of: 'counters', rest: 'no-longer-due' }, (most) =>
      kit.db.withSystem((tx) => forgetRateLimits(tx, most)),
    )
  },
}
