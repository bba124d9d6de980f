import { randomUUID } from 'node:crypto'
import {
  answerTicket,
  closeTicket,
  type ListedTicket,
  listTickets,
  Problem,
  readTicket,
  readTicketWork,
  releaseTicket,
  reopenTicket,
  type TicketState,
  takeTicket,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import { enqueue } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { contactResource, referenceOf } from '../contact/routes'
import { contacts, contactTickets, emails, ticketAnswers } from '../db/schema'
import { SEND_EMAIL } from '../notices/tell'

type Ticket = typeof contactTickets.$inferSelect
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const stateOf = ({ closedAt, answeredAt, takenBy }: Ticket): TicketState =>
  closedAt ? 'closed' : answeredAt ? 'answered' : takenBy ? 'taken' : 'new'

/** Tickets are nobody's: the rest of the transaction is the system's. The endpoint let administrators alone come here. */
const asSystem = (tx: Tx) => tx.execute(sql`select set_config('app.system', 'on', true)`)

/** The time and id after which a page goes on. */
function readPlace(cursor: string | undefined): { at: number; id: string } | null {
  if (cursor === undefined) return null
  const [at = '', id = ''] = cursor.split('_')
  if (!/^\d{1,14}$/.test(at) || !ID.test(id)) throw new Problem('malformed-request')
  return { at: Number(at), id }
}

/** Who has it, and the reference of the sender's receipt. */
const FACTS = { takenBy: contacts.firstName, reference: referenceOf(contactTickets.id) }
interface TicketRow {
  ticket: Ticket
  takenBy: string | null
  reference: string | null
}

/** The ticket as the administrator read it, held until the step is made. */
async function asRead(tx: Tx, id: string, seen: number): Promise<Ticket> {
  await asSystem(tx)
  const [ticket] = await tx.select().from(contactTickets).where(eq(contactTickets.id, id)).for('update')
  if (!ticket) throw new Problem('not-found')
  if (ticket.version !== seen) throw new Problem('state-conflict', { text: 'messaging.ticket-changed' })
  return ticket
}

async function change(tx: Tx, ticket: Ticket, facts: Partial<Ticket>): Promise<number> {
  const version = ticket.version + 1
  await tx
    .update(contactTickets)
    .set({ ...facts, version })
    .where(eq(contactTickets.id, ticket.id))
  return version
}

/** How acts on a ticket name it. */
const written = (ticket: Ticket, version: number) => ({ resource: contactResource(ticket.id), answer: { version } })

/** Messages from the contact form, on their way to an answer. */
export function adminTicketRoutes(kit: ServiceKit): void {
  kit.handle(readTicketWork, ({ read }) =>
    read(async (tx) => {
      await asSystem(tx)
      const [row] = await tx.execute<{ count: number; oldest: Date | null }>(sql`
        select count(*)::int as count, min(received_at) as oldest from messaging.contact_tickets
        where closed_at is null and answered_at is null`)
      return { tickets: { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest).toISOString() : null } }
    }),
  )

  kit.handle(listTickets, ({ query, read }) =>
    read(async (tx, who) => {
      await asSystem(tx)
      const isOpen = query.show === 'open'
      const after = readPlace(query.cursor)
      const shown = and(
        query.show === 'all' ? undefined : isOpen ? isNull(contactTickets.closedAt) : isNotNull(contactTickets.closedAt),
        query.mine && who ? eq(contactTickets.takenBy, who.accountId) : undefined,
      )
      const place = sql`floor(extract(epoch from ${contactTickets.receivedAt}) * 1000)::bigint`
      const beyond =
        after &&
        sql`(${place}, ${contactTickets.id}) ${isOpen ? sql`>` : sql`<`} (${String(after.at)}::bigint, ${after.id}::uuid)`
      const inOrder = isOpen ? asc : desc
      const [all] = await tx.select({ total: count() }).from(contactTickets).where(shown)
      const rows = await tx
        .select({ ticket: contactTickets, ...FACTS, place: sql<string>`${place}::text` })
        .from(contactTickets)
        .leftJoin(contacts, eq(contacts.accountId, contactTickets.takenBy))
        .where(and(shown, beyond ?? undefined))
        .orderBy(inOrder(place), inOrder(contactTickets.id))
        .limit(query.limit + 1)
      const page = rows.slice(0, query.limit)
      const last = page[page.length - 1]
      return {
        items: page.map((row) => listed(row, who.accountId)),
        nextCursor: rows.length > page.length && last ? `${last.place}_${last.ticket.id}` : null,
        total: all?.total ?? 0,
      }
    }),
  )

  kit.handle(readTicket, ({ params, read }) =>
    read(async (tx, who) => {
      await asSystem(tx)
      const [row] = await tx
        .select({ ticket: contactTickets, ...FACTS })
        .from(contactTickets)
        .leftJoin(contacts, eq(contacts.accountId, contactTickets.takenBy))
        .where(eq(contactTickets.id, params.id))
      if (!row) throw new Problem('not-found')
      const { ticket } = row
      const answers = await tx
        .select({ answer: ticketAnswers, by: contacts.firstName, sentAt: emails.sentAt })
        .from(ticketAnswers)
        .leftJoin(contacts, eq(contacts.accountId, ticketAnswers.byAccount))
        .leftJoin(emails, eq(emails.answerId, ticketAnswers.id))
        .where(eq(ticketAnswers.ticketId, ticket.id))
        .orderBy(asc(ticketAnswers.at), asc(ticketAnswers.id))
      return {
        ...listed(row, who.accountId),
        version: ticket.version,
        email: ticket.email,
        message: ticket.message,
        language: ticket.language,
        hasAccount: ticket.accountId !== null,
        answers: answers.map(({ answer, by, sentAt }) => ({
          id: answer.id,
          text: answer.body,
          at: answer.at.toISOString(),
          by: by ?? '',
          sentAt: sentAt?.toISOString() ?? null,
        })),
        closedAs: ticket.closedAs,
        closedAt: ticket.closedAt?.toISOString() ?? null,
      }
    }),
  )

  kit.handle(takeTicket, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const ticket = await asRead(tx, params.id, body.version)
      if (ticket.closedAt) throw new Problem('state-conflict', { text: 'messaging.ticket-closed' })
      // With the version just read, taking it over from a colleague is meant.
      return written(ticket, await change(tx, ticket, { takenBy: who.accountId, takenAt: now }))
    }),
  )

  kit.handle(releaseTicket, ({ params, body, write }) =>
    write(async (tx, who) => {
      const ticket = await asRead(tx, params.id, body.version)
      if (ticket.closedAt || ticket.takenBy !== who.accountId)
        throw new Problem('state-conflict', { text: 'messaging.ticket-not-yours' })
      return written(ticket, await change(tx, ticket, { takenBy: null, takenAt: null }))
    }),
  )

  kit.handle(answerTicket, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const ticket = await asRead(tx, params.id, body.version)
      if (ticket.closedAt) throw new Problem('state-conflict', { text: 'messaging.ticket-closed-to-answers' })
      if (ticket.takenBy && ticket.takenBy !== who.accountId)
        throw new Problem('state-conflict', { text: 'messaging.ticket-colleague-has-it' })
      const answerId = randomUUID()
      const answer = { id: answerId, ticketId: ticket.id, byAccount: who.accountId, body: body.text, at: now }
      await tx.insert(ticketAnswers).values(answer)
      const [queued] = await tx
        .insert(emails)
        .values({ ticketId: ticket.id, answerId, kind: 'ticket-answered', facts: {}, href: '', queuedAt: now })
        .returning({ id: emails.id })
      if (queued) await enqueue(tx, SEND_EMAIL, { emailId: queued.id })
      const closing = body.close ? ({ closedAt: now, closedBy: who.accountId, closedAs: 'answered' } as const) : {}
      const taken = { takenBy: who.accountId, takenAt: ticket.takenAt ?? now }
      return written(ticket, await change(tx, ticket, { ...taken, answeredAt: now, ...closing }))
    }),
  )

  kit.handle(closeTicket, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const ticket = await asRead(tx, params.id, body.version)
      if (ticket.closedAt) throw new Problem('state-conflict', { text: 'messaging.ticket-closed' })
      if (ticket.takenBy && ticket.takenBy !== who.accountId)
        throw new Problem('state-conflict', { text: 'messaging.ticket-colleague-has-it' })
      const closing = { closedAt: now, closedBy: who.accountId, closedAs: body.code }
      const { resource, answer } = written(ticket, await change(tx, ticket, closing))
      return { resource, answer: { ...answer, why: body.code } }
    }),
  )

  kit.handle(reopenTicket, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const ticket = await asRead(tx, params.id, body.version)
      if (!ticket.closedAt) throw new Problem('state-conflict', { text: 'messaging.ticket-open' })
      const open = { closedAt: null, closedBy: null, closedAs: null, answeredAt: null, takenBy: who.accountId, takenAt: now }
      return written(ticket, await change(tx, ticket, open))
    }),
  )
}

function listed({ ticket, takenBy, reference }: TicketRow, mine: string | null): ListedTicket {
  return {
    id: ticket.id,
    reference: reference ?? '',
    name: ticket.name,
    subject: ticket.subject,
    receivedAt: ticket.receivedAt.toISOString(),
    state: stateOf(ticket),
    takenBy: takenBy ?? '',
    mine: ticket.takenBy !== null && ticket.takenBy === mine,
  }
}
