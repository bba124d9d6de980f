import type { ListedTicket, ProblemText, TicketState } from '@onward/contracts'
import type { contactTickets, messageReports } from '../db/schema'

export type Ticket = typeof contactTickets.$inferSelect

/**
 * Acknowledgements to one address an hour. The form is public and writes to any address, so it must not fill somebody's inbox. The
 * messages themselves are all stored.
 */
export const ACKNOWLEDGED_PER_HOUR = 3

const stateOf = ({ closedAt, answeredAt, takenBy }: Ticket): TicketState =>
  closedAt ? 'closed' : answeredAt ? 'answered' : takenBy ? 'taken' : 'new'

/** Why this administrator cannot answer or close a ticket; null where they can. `closed` is the sentence for one that is closed. */
export function workRefused({ closedAt, takenBy }: Ticket, accountId: string, closed: ProblemText): ProblemText | null {
  if (closedAt) return closed
  return takenBy && takenBy !== accountId ? 'messaging.ticket-colleague-has-it' : null
}

/** A ticket with its current handler and the reference of the sender's receipt. */
export interface TicketRow {
  ticket: Ticket
  takenBy: string | null
  report: typeof messageReports.$inferSelect | null
  reference: string | null
}

export const ticketView = ({ ticket, takenBy, report, reference }: TicketRow, accountId: string): ListedTicket => ({
  id: ticket.id,
  reference: reference ?? '',
  about: report?.about ?? 'contact',
  name: ticket.name,
  subject: ticket.subject,
  receivedAt: ticket.receivedAt.toISOString(),
  state: stateOf(ticket),
  takenBy: takenBy ?? '',
  mine: ticket.takenBy !== null && ticket.takenBy === accountId,
})
