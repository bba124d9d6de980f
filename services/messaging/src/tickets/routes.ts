import { randomUUID } from 'node:crypto'
import {
  answerTicket,
  closeTicket,
  listTickets,
  Problem,
  readReportedConversation,
  readTicket,
  readTicketWork,
  releaseTicket,
  reopenTicket,
  sendContactMessage,
  takeTicket,
} from '@onward/contracts'
import { asSystem } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { queueEmail } from '../email/store'
import { conversationOf } from '../threads/report-store'
import { ACKNOWLEDGED_PER_HOUR, type Ticket, ticketView, workRefused } from './rules'
import {
  answersOf,
  changeTicket,
  contactResource,
  findTicket,
  insertAnswer,
  insertTicket,
  lockTicket,
  pageOfTickets,
  waitingTickets,
} from './store'

const HOUR_MS = 3_600_000

/** The resource name of a ticket in acts. */
const changed = (ticket: Ticket, version: number) => ({ resource: contactResource(ticket.id), answer: { version } })

/** Answering messages from the contact form. Tickets belong to nobody, so every route acts as the system. */
export function ticketRoutes(kit: ServiceKit): void {
  kit.handle(sendContactMessage, ({ body, now, write }) =>
    write(async (tx, who) => {
      await asSystem(tx)
      const ticket = { id: randomUUID(), ...body, accountId: who?.accountId ?? null, receivedAt: now }
      const recent = await insertTicket(tx, ticket, new Date(now.getTime() - HOUR_MS))
      if (recent < ACKNOWLEDGED_PER_HOUR)
        await queueEmail(tx, { ticketId: ticket.id, kind: 'contact-received', facts: {}, href: '', queuedAt: now })
      return { resource: contactResource(ticket.id), answer: { id: ticket.id } }
    }),
  )

  kit.handle(readTicketWork, ({ read }) =>
    read(async (tx) => {
      await asSystem(tx)
      const { oldest, ...work } = await waitingTickets(tx)
      return { tickets: { ...work, oldest: oldest?.toISOString() ?? null } }
    }),
  )

  kit.handle(listTickets, ({ query: { show, mine, cursor, limit }, read }) =>
    read(async (tx, { accountId }) => {
      await asSystem(tx)
      const { rows, ...page } = await pageOfTickets(tx, { show, takenBy: mine ? accountId : null, cursor, limit })
      return { items: rows.map((row) => ticketView(row, accountId)), ...page }
    }),
  )

  kit.handle(readTicket, ({ params, read }) =>
    read(async (tx, { accountId }) => {
      await asSystem(tx)
      const row = await findTicket(tx, params.id)
      const { version, email, message, language, accountId: senderId, closedAs, closedAt } = row.ticket
      const answers = await answersOf(tx, params.id)
      return {
        ...ticketView(row, accountId),
        version,
        email,
        message,
        reason: row.report?.reason ?? null,
        language,
        hasAccount: senderId !== null,
        answers: answers.map(({ answer, by, sentAt }) => ({
          id: answer.id,
          text: answer.body,
          at: answer.at.toISOString(),
          by: by ?? '',
          sentAt: sentAt?.toISOString() ?? null,
        })),
        closedAs,
        closedAt: closedAt?.toISOString() ?? null,
      }
    }),
  )

  kit.handle(readReportedConversation, ({ params, language, read }) =>
    read(async (tx, { accountId }) => {
      await asSystem(tx)
      const { ticket, report } = await findTicket(tx, params.id)
      if (!report) throw new Problem('not-found')
      if (ticket.closedAt || ticket.takenBy !== accountId)
        throw new Problem('state-conflict', { text: 'messaging.ticket-not-yours' })
      return { items: await conversationOf(tx, report, language) }
    }),
  )

  kit.handle(takeTicket, ({ params, body, now, write }) =>
    write(async (tx, { accountId }) => {
      await asSystem(tx)
      const ticket = await lockTicket(tx, params.id, body.version)
      if (ticket.closedAt) throw new Problem('state-conflict', { text: 'messaging.ticket-closed' })
      // Sending the current version means taking the ticket over from a colleague on purpose.
      return changed(ticket, await changeTicket(tx, ticket, { takenBy: accountId, takenAt: now }))
    }),
  )

  kit.handle(releaseTicket, ({ params, body, write }) =>
    write(async (tx, { accountId }) => {
      await asSystem(tx)
      const ticket = await lockTicket(tx, params.id, body.version)
      if (ticket.closedAt || ticket.takenBy !== accountId)
        throw new Problem('state-conflict', { text: 'messaging.ticket-not-yours' })
      return changed(ticket, await changeTicket(tx, ticket, { takenBy: null, takenAt: null }))
    }),
  )

  kit.handle(answerTicket, ({ params, body, now, write }) =>
    write(async (tx, { accountId }) => {
      await asSystem(tx)
      const ticket = await lockTicket(tx, params.id, body.version)
      const refused = workRefused(ticket, accountId, 'messaging.ticket-closed-to-answers')
      if (refused) throw new Problem('state-conflict', { text: refused })
      if (!ticket.email) throw new Problem('state-conflict', { text: 'messaging.ticket-nobody-wrote' })
      const ticketId = ticket.id
      const answerId = await insertAnswer(tx, { ticketId, byAccount: accountId, body: body.text, at: now })
      await queueEmail(tx, { ticketId, answerId, kind: 'ticket-answered', facts: {}, href: '', queuedAt: now })
      const closing = body.close ? ({ closedAt: now, closedBy: accountId, closedAs: 'answered' } as const) : {}
      const taken = { takenBy: accountId, takenAt: ticket.takenAt ?? now }
      return changed(ticket, await changeTicket(tx, ticket, { ...taken, answeredAt: now, ...closing }))
    }),
  )

  kit.handle(closeTicket, ({ params, body, now, write }) =>
    write(async (tx, { accountId }) => {
      await asSystem(tx)
      const ticket = await lockTicket(tx, params.id, body.version)
      const refused = workRefused(ticket, accountId, 'messaging.ticket-closed')
      if (refused) throw new Problem('state-conflict', { text: refused })
      const version = await changeTicket(tx, ticket, { closedAt: now, closedBy: accountId, closedAs: body.code })
      return { resource: contactResource(ticket.id), answer: { version, why: body.code } }
    }),
  )

  kit.handle(reopenTicket, ({ params, body, now, write }) =>
    write(async (tx, { accountId }) => {
      await asSystem(tx)
      const ticket = await lockTicket(tx, params.id, body.version)
      if (!ticket.closedAt) throw new Problem('state-conflict', { text: 'messaging.ticket-open' })
      const open = { closedAt: null, closedBy: null, closedAs: null, answeredAt: null, takenBy: accountId, takenAt: now }
      return changed(ticket, await changeTicket(tx, ticket, open))
    }),
  )
}
