import type { TicketState } from '@onward/contracts/messaging/admin-tickets'
import type { Tone } from '@onward/ui/frame'

export const TICKET_TONES: Readonly<Record<TicketState, Tone>> = {
  new: 'warning',
  taken: 'information',
  answered: 'success',
  closed: 'neutral',
}
