import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS, DEMO_WAITING_EMPLOYERS, LANGUAGES } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { act } from '@onward/service-kit/acts'
import { demoJson } from '@onward/service-kit/demo-data'
import { sha256 } from '@onward/service-kit/keys'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { contacts, contactTickets, ticketAnswers } from '../db/schema'
import { contactResource } from '../tickets/store'

const HOUR_MS = 3_600_000
const ticketId = (n: number) => `00000000-0000-4000-8000-00000000071${n}`

const ticket = v.object({
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  language: v.picklist(LANGUAGES),
  hoursAgo: v.number(),
  answer: v.optional(v.string()),
})
const TICKETS = demoJson('messaging/contact-form.json', v.array(ticket))

/** Work for the demo administrator: messages from the contact form, one of them answered. */
export async function loadAdminRoom(tx: Tx, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const { admin } = DEMO_ACCOUNTS
  const [there] = await tx
    .select({ id: contactTickets.id })
    .from(contactTickets)
    .where(eq(contactTickets.id, ticketId(0)))
  if (there) return
  for (const [n, { name, email, subject, message, language, hoursAgo, answer }] of TICKETS.entries()) {
    const id = ticketId(n)
    const answeredAt = before(hoursAgo - 3)
    const answered = {
      takenBy: admin.id,
      takenAt: answeredAt,
      answeredAt,
      closedAt: answeredAt,
      closedBy: admin.id,
      closedAs: 'answered' as const,
      version: 2,
    }
    const sent = { id, name, email, subject, message, language, receivedAt: before(hoursAgo) }
    const facts = {
      service: 'messaging' as const,
      who: null,
      methodPath: 'POST /api/messaging/contact',
      idempotencyKey: null,
      fingerprint: sha256(randomUUID()),
      at: sent.receivedAt,
    }
    // With the act that stored it: its receipt is the reference that the sender has.
    await act(tx, facts, async () => {
      await tx.insert(contactTickets).values({ ...sent, ...(answer && answered) })
      return { resource: contactResource(id), answer: { id } }
    })
    if (answer) {
      await tx.insert(ticketAnswers).values({ id: randomUUID(), ticketId: id, byAccount: admin.id, body: answer, at: answeredAt })
    }
  }
  // Their contacts have no email address, so notices of decisions send no email.
  await tx
    .insert(contacts)
    .values(
      DEMO_WAITING_EMPLOYERS.map(({ id, email, firstName }) => ({
        accountId: id,
        email,
        firstName,
        language: 'en' as const,
        active: false,
      })),
    )
    .onConflictDoNothing()
}
