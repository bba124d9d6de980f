import { randomUUID } from 'node:crypto'
import { Problem } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, asc, count, desc, eq, gt, isNotNull, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import { contacts, contactTickets, emails, messageReports, ticketAnswers } from '../db/schema'
import type { Ticket, TicketRow } from './rules'

/** The resource name of a ticket in acts. */
export const contactResource = (ticketId: string): string => `contact-tickets/${ticketId}`
/** The receipt reference of a ticket's sender. */
export const referenceOf = (ticketId: string | SQLWrapper) => sql<string | null>`coalesce((
  select a.reference from messaging.acts a
  where a.resource = 'contact-tickets/' || ${ticketId} and a.method_path = 'POST /api/messaging/contact'), (
  select a.reference from messaging.acts a
  where split_part(a.resource, '/', 1) || '/' || split_part(a.resource, '/', 2) = 'contact-tickets/' || ${ticketId}
    and a.method_path = 'POST /api/messaging/threads/:id/reports'))`

/** Stores a message, and gives how many came from its address since a time. */
export async function insertTicket(tx: Tx, ticket: typeof contactTickets.$inferInsert, since: Date): Promise<number> {
  const [recent] = await tx
    .select({ tickets: count() })
    .from(contactTickets)
    .where(and(sql`lower(${contactTickets.email}) = lower(${ticket.email})`, gt(contactTickets.receivedAt, since)))
  await tx.insert(contactTickets).values(ticket)
  return recent?.tickets ?? 0
}

/** How many tickets are open, since when the oldest one is, and what it is about. */
export async function waitingTickets(tx: Tx) {
  const [row] = await tx.execute<{ count: number; oldest: Date | null; id: string | null; name: string | null }>(sql`
    select count(*)::int as count, min(received_at) as oldest, (array_agg(id order by received_at, id))[1] as id,
      (array_agg(subject order by received_at, id))[1] as name
    from messaging.contact_tickets where closed_at is null and answered_at is null`)
  return {
    count: row?.count ?? 0,
    oldest: row?.oldest ? new Date(row.oldest) : null,
    next: row?.id ? { id: row.id, name: row.name ?? '' } : null,
  }
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** The time and id after which the next page begins. */
function readCursor(cursor: string | undefined): { at: number; id: string } | null {
  if (cursor === undefined) return null
  const [at = '', id = ''] = cursor.split('_')
  if (!/^\d{1,14}$/.test(at) || !ID.test(id)) throw new Problem('malformed-request')
  return { at: Number(at), id }
}

const ROW = {
  ticket: contactTickets,
  takenBy: contacts.firstName,
  reference: referenceOf(contactTickets.id),
  report: messageReports,
}
const isHandler = eq(contacts.accountId, contactTickets.takenBy)
const isItsReport = eq(messageReports.ticketId, contactTickets.id)

/** A page of tickets: open ones the oldest first, others the newest first. `takenBy` shows those of one administrator alone. */
export async function pageOfTickets(
  tx: Tx,
  listing: { show: 'open' | 'closed' | 'all'; takenBy: string | null; cursor?: string | undefined; limit: number },
): Promise<{ rows: TicketRow[]; nextCursor: string | null; total: number }> {
  const { show, takenBy, limit } = listing
  const isOpen = show === 'open'
  const after = readCursor(listing.cursor)
  const where = and(
    show === 'all' ? undefined : isOpen ? isNull(contactTickets.closedAt) : isNotNull(contactTickets.closedAt),
    takenBy === null ? undefined : eq(contactTickets.takenBy, takenBy),
  )
  const place = sql`floor(extract(epoch from ${contactTickets.receivedAt}) * 1000)::bigint`
  const beyond =
    after && sql`(${place}, ${contactTickets.id}) ${isOpen ? sql`>` : sql`<`} (${String(after.at)}::bigint, ${after.id}::uuid)`
  const inOrder = isOpen ? asc : desc
  const [all] = await tx.select({ total: count() }).from(contactTickets).where(where)
  const rows = await tx
    .select({ ...ROW, place: sql<string>`${place}::text` })
    .from(contactTickets)
    .leftJoin(contacts, isHandler)
    .leftJoin(messageReports, isItsReport)
    .where(and(where, beyond ?? undefined))
    .orderBy(inOrder(place), inOrder(contactTickets.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page,
    nextCursor: rows.length > page.length && last ? `${last.place}_${last.ticket.id}` : null,
    total: all?.total ?? 0,
  }
}

/** Throws `not-found`. */
export async function findTicket(tx: Tx, id: string): Promise<TicketRow> {
  const [row] = await tx
    .select(ROW)
    .from(contactTickets)
    .leftJoin(contacts, isHandler)
    .leftJoin(messageReports, isItsReport)
    .where(eq(contactTickets.id, id))
  if (!row) throw new Problem('not-found')
  return row
}

/** The answers in order, each with its author and when its email was sent. */
export const answersOf = (tx: Tx, ticketId: string) =>
  tx
    .select({ answer: ticketAnswers, by: contacts.firstName, sentAt: emails.sentAt })
    .from(ticketAnswers)
    .leftJoin(contacts, eq(contacts.accountId, ticketAnswers.byAccount))
    .leftJoin(emails, eq(emails.answerId, ticketAnswers.id))
    .where(eq(ticketAnswers.ticketId, ticketId))
    .orderBy(asc(ticketAnswers.at), asc(ticketAnswers.id))

/** The ticket, locked. Throws `state-conflict` unless it has the version that the administrator has read. */
export async function lockTicket(tx: Tx, id: string, versionRead: number): Promise<Ticket> {
  const [ticket] = await tx.select().from(contactTickets).where(eq(contactTickets.id, id)).for('update')
  if (!ticket) throw new Problem('not-found')
  if (ticket.version !== versionRead) throw new Problem('state-conflict', { text: 'messaging.ticket-changed' })
  return ticket
}

/** Gives the new version. */
export async function changeTicket(tx: Tx, ticket: Ticket, facts: Partial<Ticket>): Promise<number> {
  const version = ticket.version + 1
  await tx
    .update(contactTickets)
    .set({ ...facts, version })
    .where(eq(contactTickets.id, ticket.id))
  return version
}

/** Gives the id of the answer. */
export async function insertAnswer(tx: Tx, answer: Omit<typeof ticketAnswers.$inferInsert, 'id'>): Promise<string> {
  const id = randomUUID()
  await tx.insert(ticketAnswers).values({ id, ...answer })
  return id
}
