import type { ServiceKit } from '@onward/service-kit'
import { registerPoolForEmployers } from './employer-routes'
import { poolEvents } from './events'
import { registerMyInvitations } from './jobseeker-routes'

/** The candidate pool: who agreed to be found, as employers see them, and the invitations between the two. */
export function registerPool(kit: ServiceKit): void {
  registerPoolForEmployers(kit)
  registerMyInvitations(kit)
  poolEvents(kit)
}
