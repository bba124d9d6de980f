import { announceChange } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, eq } from 'drizzle-orm'
import { cvReviews } from '../db/schema'

/** Marks the review that a badge was earned with; a revoked badge unmarks all of them. */
export function badgeEvents(kit: ServiceKit): void {
  kit.onEvent('badge.awarded', async ({ accountId, cvId }, tx) => {
    if (!cvId) return
    await tx
      .update(cvReviews)
      .set({ badgeCompleted: true })
      .where(and(eq(cvReviews.cvId, cvId), eq(cvReviews.accountId, accountId)))
    await announceChange(tx, { accountIds: [accountId], changed: ['cv', 'profile'] })
  })
  kit.onEvent('badge.revoked', async ({ accountId, badge }, tx) => {
    if (badge !== 'cv-cover-letter-basics') return
    await tx.update(cvReviews).set({ badgeCompleted: false }).where(eq(cvReviews.accountId, accountId))
  })
}
