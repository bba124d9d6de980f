import { fileURLToPath } from 'node:url'
import type { ServiceDefinition } from '@onward/service-kit'
import { keepNoLonger } from '@onward/service-kit/retention'
import { adminSupportRoutes } from './admin/support-routes'
import { adminTicketRoutes } from './admin/ticket-routes'
import { contactRoutes } from './contact/routes'
import { emailTasks } from './email/outbox'
import { erasureEvents } from './erasure/events'
import { type Every, liveRoutes, realEvery } from './live/routes'
import { myDataRoutes } from './my-data/routes'
import { noticeEvents } from './notices/events'
import { noticeRoutes } from './notices/routes'
import { retention } from './retention'
import { textTasks } from './sms/outbox'
import { assistantRoutes } from './threads/assistant/routes'
import { callRoutes } from './threads/calls'
import { threadRoutes } from './threads/routes'

/** Messaging, with the heartbeat's clock handed in: tests beat it by hand. */
export const messagingService = (every: Every): ServiceDefinition => ({
  name: 'messaging',
  migrations: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  async register(kit) {
    contactRoutes(kit)
    adminTicketRoutes(kit)
    adminSupportRoutes(kit)
    noticeRoutes(kit)
    noticeEvents(kit)
    emailTasks(kit)
    textTasks(kit)
    threadRoutes(kit)
    callRoutes(kit)
    assistantRoutes(kit)
    await liveRoutes(kit, every)
    myDataRoutes(kit)
    erasureEvents(kit)
    keepNoLonger(kit, retention)
  },
})

export const service = messagingService(realEvery)
