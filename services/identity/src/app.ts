import { fileURLToPath } from 'node:url'
import type { ServiceDefinition } from '@onward/service-kit'
import { keepNoLonger } from '@onward/service-kit/retention'
import { ownAccountRoutes } from './accounts/own-routes'
import { readyNobody } from './accounts/passwords'
import { accountRoutes } from './accounts/routes'
import { consentRoutes } from './activation/consents'
import { activationEvents, endActivationSessions } from './activation/events'
import { registerActivationLetters } from './activation/letter'
import { activationRoutes } from './activation/routes'
import { adminStaffRoutes } from './admin/staff-routes'
import { erasureRoutes } from './erasure/routes'
import { registerInvitationLetters } from './invitations/letter'
import { invitationRoutes } from './invitations/routes'
import { linkRoutes } from './links/routes'
import { registerLetters } from './mail/send'
import { myDataRoutes } from './my-data/routes'
import { forgetRateLimits, retention } from './retention'
import { secondFactorRoutes } from './second-factor/routes'
import { sessionRoutes } from './sessions/routes'
import { staffRoutes } from './staff/invitations'

export const service: ServiceDefinition = {
  name: 'identity',
  migrations: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  register(kit) {
    accountRoutes(kit)
    ownAccountRoutes(kit)
    sessionRoutes(kit)
    registerLetters(kit)
    erasureRoutes(kit)
    linkRoutes(kit)
    invitationRoutes(kit)
    registerInvitationLetters(kit)
    staffRoutes(kit)
    adminStaffRoutes(kit)
    secondFactorRoutes(kit)
    activationRoutes(kit)
    consentRoutes(kit)
    activationEvents(kit)
    registerActivationLetters(kit)
    kit.onReady(readyNobody)
    keepNoLonger(kit, retention)
    kit.cron('identity.rate-limits', 60, () => kit.db.withSystem(forgetRateLimits))
    kit.cron('identity.activation-sessions', 30, () => kit.db.withSystem((tx) => endActivationSessions(tx, kit.clock())))
    myDataRoutes(kit)
  },
}
