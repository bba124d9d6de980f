import type { ServiceKit } from '@onward/service-kit'
import { agents } from '../db/schema'

/** Whoever joins an office works there from now on. An administrator of the portal alone has none. */
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
