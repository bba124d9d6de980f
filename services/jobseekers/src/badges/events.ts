import { announceChange } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { markBadge, unmarkBadges } from '../cvs/review-store'

/** Marks the review by which a badge was earned; a revoked badge unmarks all reviews. */
export function badgeEvents(kit: ServiceKit): void {
  kit.onEvent('badge.awarded', async ({ accountId, cvId }, tx) => {
    if (!cvId) return
    await markBadge(tx, accountId, cvId)
    await announceChange(tx, { accountIds: [accountId], changed: ['cv', 'profile'] })
  })
  kit.onEvent('badge.revoked', async ({ accountId, badge }, tx) => {
    if (badge === 'cv-cover-letter-basics') await unmarkBadges(tx, accountId)
  })
}
