import { pathOf, readAttachment } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { exportRoute, sentRoute } from '@onward/service-kit/my-data'

/** What this service tells a person about what it keeps of them. */
export function myDataRoutes(kit: ServiceKit): void {
  sentRoute(kit, 'messaging')
  exportRoute(kit, 'messaging', {
    // A conversation is both sides' words.
    parts: [
      { table: 'threads', key: 'id', of: 'participants', ofKey: 'thread_id' },
      { key: 'thread_id', of: 'participants', ofKey: 'thread_id' },
      { table: 'ticket_answers', key: 'ticket_id', of: 'contact_tickets', ofKey: 'id' },
    ],
    // Which of us had it is about us.
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
}
