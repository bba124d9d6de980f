import { fileURLToPath } from 'node:url'
import { pathOf, readAttachment } from '@onward/contracts'
import type { ServiceDefinition } from '@onward/service-kit'
import { exportRoute, sentRoute } from '@onward/service-kit/my-data'
import { keepNoLonger } from '@onward/service-kit/retention'
import { actSubjects } from './act-subjects-store'
import { emailEvents } from './email/outbox'
import { erasureEvents } from './erasure/events'
import { type Every, liveRoutes, realEvery } from './live/routes'
import { noticeEvents } from './notices/events'
import { noticeRoutes } from './notices/routes'
import { retention } from './retention'
import { smsEvents } from './sms/outbox'
import { supportRoutes } from './support/routes'
import { assistantRoutes } from './threads/assistant/routes'
import { threadEvents, threadRoutes } from './threads/routes'
import { threadSafetyRoutes } from './threads/safety-routes'
import { ticketRoutes } from './tickets/routes'

/** Messaging, with the heartbeat and a clock that never goes back handed in: tests move them by hand. */
export const messagingService = (every: Every, monotonicMs: () => number = () => performance.now()): ServiceDefinition => ({
  name: 'messaging',
  actSubjects,
  migrations: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  async register(kit) {
    ticketRoutes(kit)
    supportRoutes(kit)
    noticeRoutes(kit)
    noticeEvents(kit)
    emailEvents(kit)
    smsEvents(kit)
    threadRoutes(kit)
    threadEvents(kit)
    threadSafetyRoutes(kit)
    assistantRoutes(kit)
    await liveRoutes(kit, every, monotonicMs)
    // A person's own data, as /my-data shows it.
    sentRoute(kit, 'messaging')
    exportRoute(kit, 'messaging', {
      // A conversation has messages of both sides.
      parts: [
        { table: 'threads', key: 'id', of: 'participants', ofKey: 'thread_id' },
        { key: 'thread_id', of: 'participants', ofKey: 'thread_id' },
        { table: 'ticket_answers', key: 'ticket_id', of: 'contact_tickets', ofKey: 'id' },
      ],
      // Which administrator handled a ticket is no data of the person's.
      omit: ['contact_tickets.taken_by', 'contact_tickets.closed_by', 'ticket_answers.by_account'],
      files: ({ messages = [] }) =>
        messages.flatMap(({ id, file }) =>
          file === null
            ? []
            : [
                {
                  name: (file as { filename: string }).filename,
                  address: pathOf(readAttachment).replace(':id', String(id)),
                },
              ],
        ),
    })
    erasureEvents(kit)
    keepNoLonger(kit, retention)
  },
})

export const service = messagingService(realEvery)
