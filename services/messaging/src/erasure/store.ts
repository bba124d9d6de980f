import { isAnyOf, type Tx } from '@onward/database'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { contacts, contactTickets, messageReports, participants, threads } from '../db/schema'

/** Conversations that a person began, or takes part in as a jobseeker. */
export async function threadsWith(tx: Tx, accountId: string): Promise<string[]> {
  const asJobseeker = tx
    .select({ id: participants.threadId })
    .from(participants)
    .where(and(eq(participants.accountId, accountId), eq(participants.role, 'jobseeker')))
  const rows = await tx
    .select({ id: threads.id })
    .from(threads)
    .where(or(eq(threads.ownerId, accountId), inArray(threads.id, asJobseeker)))
  return rows.map(({ id }) => id)
}

export async function deleteThreads(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // What was reported of them is about the person too.
  const reports = tx
    .select({ id: messageReports.ticketId })
    .from(messageReports)
    .where(isAnyOf(messageReports.conversationId, ids))
  await tx.delete(contactTickets).where(inArray(contactTickets.id, reports))
  await tx.delete(threads).where(isAnyOf(threads.id, ids))
}

/** Deletes what came by the contact form from the person's address. */
export async function deleteTicketsOf(tx: Tx, accountId: string): Promise<void> {
  const [contact] = await tx.select({ email: contacts.email }).from(contacts).where(eq(contacts.accountId, accountId))
  if (contact) await tx.delete(contactTickets).where(eq(sql`lower(${contactTickets.email})`, contact.email.toLowerCase()))
}
