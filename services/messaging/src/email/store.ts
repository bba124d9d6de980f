import type { Language } from '@onward/contracts'
import { enqueue, type Tx } from '@onward/database'
import { eq, sql } from 'drizzle-orm'
import { contacts, contactTickets, emails, preferences, ticketAnswers } from '../db/schema'
import { referenceOf } from '../tickets/store'

export const SEND_EMAIL = 'messaging.email'

export type QueuedEmail = typeof emails.$inferSelect

/** Queues it, once where it names its id. */
export async function queueEmail(tx: Tx, email: typeof emails.$inferInsert): Promise<void> {
  const [queued] = await tx.insert(emails).values(email).onConflictDoNothing().returning({ id: emails.id })
  if (queued) await enqueue(tx, SEND_EMAIL, { emailId: queued.id })
}

export interface Recipient {
  email: string
  firstName: string
  language: Language
}
export interface Addressed {
  recipient: Recipient
  facts?: Record<string, string>
  at?: Date
  /** What an administrator wrote to the sender of a ticket. */
  answer?: string
}

/** The current contact details and preferences of the recipient. */
export const addressOf = (
  tx: Tx,
  { ticketId, answerId, accountId, kind }: QueuedEmail,
): Promise<Addressed | 'unknown' | 'closed' | 'unwanted'> =>
  ticketId ? senderOfTicket(tx, ticketId, answerId) : contactOf(tx, accountId ?? '', kind)

async function contactOf(
  tx: Tx,
  accountId: string,
  kind: QueuedEmail['kind'],
): Promise<Addressed | 'unknown' | 'closed' | 'unwanted'> {
  const [contact] = await tx.select().from(contacts).where(eq(contacts.accountId, accountId))
  if (!contact) return 'unknown'
  const [wishes] = await tx.select().from(preferences).where(eq(preferences.accountId, accountId))
  if (!contact.active) return 'closed'
  const isWanted = kind === 'alert-matched' ? wishes?.jobAlerts !== false && wishes?.email !== false : wishes?.email !== false
  return isWanted ? { recipient: contact } : 'unwanted'
}

/** With the receipt's reference from the act that stored the ticket. */
async function senderOfTicket(tx: Tx, ticketId: string, answerId: string | null): Promise<Addressed | 'unknown'> {
  const [ticket] = await tx.select().from(contactTickets).where(eq(contactTickets.id, ticketId))
  const [act] = await tx.execute<{ reference: string | null }>(sql`select ${referenceOf(ticketId)} as reference`)
  if (!ticket || !act?.reference) return 'unknown'
  const [answer] = answerId ? await tx.select().from(ticketAnswers).where(eq(ticketAnswers.id, answerId)) : []
  return {
    recipient: { email: ticket.email, firstName: '', language: ticket.language },
    facts: { reference: act.reference },
    at: ticket.receivedAt,
    ...(answer && { answer: answer.body }),
  }
}
