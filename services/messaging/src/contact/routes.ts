import { randomUUID } from 'node:crypto'
import { sendContactMessage } from '@onward/contracts'
import { enqueue } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, count, gt, type SQLWrapper, sql } from 'drizzle-orm'
import { contactTickets, emails } from '../db/schema'
import { SEND_EMAIL } from '../notices/tell'

/**
 * The form is open to anyone and writes to any address, so it must not become a way to fill somebody's inbox: one address gets at most
 * this many acknowledgements an hour. Its messages are kept all the same.
 */
export const ACKNOWLEDGED_PER_HOUR = 3

export function contactRoutes(kit: ServiceKit): void {
  kit.handle(sendContactMessage, (call) =>
    call.write(async (tx, who) => {
      const { name, email, subject, message, language } = call.body
      const id = randomUUID()
      // A visitor has no session to act as, and tickets belong to nobody but the support team.
      await tx.execute(sql`select set_config('app.system', 'on', true)`)
      const hourAgo = new Date(call.now.getTime() - 3_600_000)
      const [recent] = await tx
        .select({ tickets: count() })
        .from(contactTickets)
        .where(and(sql`lower(${contactTickets.email}) = lower(${email})`, gt(contactTickets.receivedAt, hourAgo)))
      await tx.insert(contactTickets).values({
        id,
        name,
        email,
        subject,
        message,
        language,
        accountId: who?.accountId ?? null,
        receivedAt: call.now,
      })
      if ((recent?.tickets ?? 0) < ACKNOWLEDGED_PER_HOUR) {
        const [queued] = await tx
          .insert(emails)
          .values({ ticketId: id, kind: 'contact-received', facts: {}, href: '', queuedAt: call.now })
          .returning({ id: emails.id })
        if (queued) await enqueue(tx, SEND_EMAIL, { emailId: queued.id })
      }
      return { resource: contactResource(id), answer: { id } }
    }),
  )
}

/** How acts on a ticket name it. */
export const contactResource = (ticketId: string): string => `contact-tickets/${ticketId}`
/** The reference of the receipt that the sender of a ticket was given. */
export const referenceOf = (ticketId: string | SQLWrapper) => sql<string | null>`(
  select a.reference from messaging.acts a
  where a.resource = 'contact-tickets/' || ${ticketId} and a.method_path = 'POST /api/messaging/contact')`
