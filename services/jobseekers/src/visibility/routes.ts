import { Problem, setCvVisibility } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { emitEvent } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { eq, sql } from 'drizzle-orm'
import { giveConsent, withdrawConsent } from '../consents/consents'
import { ownCv, signedIn } from '../cvs/own'
import { cvReviews, cvs, profiles } from '../db/schema'

/** The one switch of the pool: unlocking a CV closes the one that was open. */
export function visibilityRoutes(kit: ServiceKit): void {
  kit.handle(setCvVisibility, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const accountId = signedIn(who)
      const cv = await ownCv(tx, accountId, params.id)
      if (body.visible) {
        if (cv.state !== 'analysed')
          throw new Problem('state-conflict', 'Only a CV that could be read can be shown to employers.')
        await giveConsent(tx, accountId, 'pool', body, now)
        await showOnly(tx, accountId, cv.id)
      } else if (cv.employerVisible) {
        await withdrawConsent(tx, accountId, 'pool', now)
        await showOnly(tx, accountId, null)
      }
      return { resource: `cvs/${cv.id}/visibility`, answer: { visible: body.visible } }
    }),
  )
}

/** Opens one CV, or none, and tells who keeps the pool; in the caller's transaction. */
export async function showOnly(tx: Tx, accountId: string, cvId: string | null): Promise<void> {
  // Locks the person first: two switches at once go one after the other.
  const [profile] = await tx
    .update(profiles)
    .set({ visibilityVersion: sql`${profiles.visibilityVersion} + 1` })
    .where(eq(profiles.accountId, accountId))
    .returning({ version: profiles.visibilityVersion })
  await tx.update(cvs).set({ employerVisible: false }).where(eq(cvs.accountId, accountId))
  await tx.update(cvReviews).set({ employerUnlocked: false }).where(eq(cvReviews.accountId, accountId))
  if (cvId) {
    await tx.update(cvs).set({ employerVisible: true }).where(eq(cvs.id, cvId))
    await tx.update(cvReviews).set({ employerUnlocked: true }).where(eq(cvReviews.cvId, cvId))
  }
  if (profile) await emitEvent(tx, 'jobseeker.visibility', accountId, profile.version, { accountId, cvId })
}
