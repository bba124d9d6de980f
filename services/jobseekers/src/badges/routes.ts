import type { BadgeHolder } from '@onward/contracts'
import { readBadgeHolder } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { signHandover } from '@onward/service-kit'
import { profileNotReady, profileRow } from '../profile/store'

/** Tells learning, by the browser, whom a badge is about: learning itself knows nobody's address. */
export function badgeRoutes(kit: ServiceKit): void {
  kit.handle(readBadgeHolder, async ({ now, read }) => {
    const holder = await read(async (tx, who): Promise<BadgeHolder> => {
      const accountId = who.accountId
      const { email } = await profileRow(tx, accountId)
      // The address reaches this service a moment after the registration.
      if (!email) throw profileNotReady()
      return { accountId, email }
    })
    return { handover: await signHandover(kit.keys, { from: 'jobseekers', to: 'learning' }, holder, now) }
  })
}
