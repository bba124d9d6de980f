import type { ServiceKit } from '@onward/service-kit'
import { keepAgent } from './agent-store'

/** Adds staff who join an office; administrators of the portal have none. */
export function staffEvents(kit: ServiceKit): void {
  kit.onEvent('staff.joined', async ({ accountId, role, officeId, staffId, firstName, lastName }, tx, { at }) => {
    if (officeId) await keepAgent(tx, { accountId, officeId, staffId, role, firstName, lastName }, at)
  })
}
