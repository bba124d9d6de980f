import type { ListedTicket, ProblemText, TicketState } from '@onward/contracts'
import type { contactTickets } from '../db/schema'

export type Ticket = typeof contactTickets.$inferSelect

/**
 * The form is open to anyone and writes to any address, so it must not become a way to fill somebody's inbox: one address gets at most
 * this many acknowledgements an hour. Its messages are kept all the same.
 */
export const ACKNOWLEDGED_PER_HOUR = 3

const stateOf = ({ closedAt, answeredAt, takenBy }: Ticket): TicketState =>
  closedAt ? 'closed' : answeredAt ? 'answered' : takenBy ? 'taken' : 'new'

/** Why this administrator cannot answer or close a ticket; null where they can. `closed` is the sentence for one that is closed. */
export function workRefused({ closedAt, takenBy }: Ticket, accountId: string, closed: ProblemText): ProblemText | null {
  if (closedAt) return closed
  return takenBy && takenBy !== accountId ? 'messaging.ticket-colleague-has-it' : null
}

/** A ticket with who has it, and the reference of the sender's receipt. */
export interface TicketRow {
  ticket: Ticket
  takenBy: string | null
  reference: string | null
}

export const ticketView = ({ ticket, takenBy, reference }: TicketRow, accountId: string): ListedTicket => ({
  id: ticket.id,
  reference: reference ?? '',
  name: ticket.name,
  subject: ticket.subject,
  receivedAt: ticket.receivedAt.toISOString(),
  state: stateOf(ticket),
  takenBy: takenBy ?? '',
  mine: ticket.takenBy !== null && ticket.takenBy === accountId,
})
