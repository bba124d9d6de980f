import type { ServiceKit } from '@onward/service-kit'
import { agents } from '../db/schema'

/** Adds staff who join an office; administrators of the portal have none. */
export function staffEvents(kit: ServiceKit): void {
  kit.onEvent('staff.joined', async ({ accountId, role, officeId, staffId, firstName, lastName }, tx, { at }) => {
    if (!officeId) return
    const facts = { officeId, staffId, role, firstName, lastName }
    await tx
      .insert(agents)
      .values({ accountId, ...facts, joinedAt: at })
      .onConflictDoUpdate({ target: agents.accountId, set: { ...facts, leftAt: null } })
  })
}
