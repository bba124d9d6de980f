import type { ServiceKit } from '@onward/service-kit'
import { eraseRows } from '@onward/service-kit/erasure'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { contacts, contactTickets, participants, threads } from '../db/schema'
import { forgetNameOf } from '../notices/former-staff'
import { threadFolder } from '../threads/attachments'

/**
 * A conversation with a person who leaves goes whole: what others wrote in it is about them, and often names them. Also what they wrote
 * by the contact form while they were signed out.
 */
export function erasureEvents(kit: ServiceKit): void {
  kit.onEvent('account.erased', async ({ accountId }, tx) => {
    const asJobseeker = tx
      .select({ id: participants.threadId })
      .from(participants)
      .where(and(eq(participants.accountId, accountId), eq(participants.role, 'jobseeker')))
    const theirs = await tx
      .select({ id: threads.id })
      .from(threads)
      .where(or(eq(threads.ownerId, accountId), inArray(threads.id, asJobseeker)))
    const ids = theirs.map(({ id }) => id)
    // Files first: whoever is killed here finds the rows that name them again.
    for (const id of ids) await kit.files.removeFolder(threadFolder(id))
    if (ids.length > 0) await tx.delete(threads).where(inArray(threads.id, ids))
    const [contact] = await tx.select({ email: contacts.email }).from(contacts).where(eq(contacts.accountId, accountId))
    if (contact) await tx.delete(contactTickets).where(eq(sql`lower(${contactTickets.email})`, contact.email.toLowerCase()))
    await forgetNameOf(tx, accountId)
    await eraseRows(tx, accountId)
  })
}
