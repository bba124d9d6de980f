import { Problem, setCvVisibility } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { emitEvent } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, eq, sql } from 'drizzle-orm'
import { giveConsent, withdrawConsent } from '../consents/consents'
import { ownCv } from '../cvs/own'
import type { ProfileRow } from '../db/schema'
import { cvReviews, cvs, profiles } from '../db/schema'
import { districtOf } from '../profile/area'

/** The one switch of the pool: unlocking a CV closes the one that was open. */
export function visibilityRoutes(kit: ServiceKit): void {
  kit.handle(setCvVisibility, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      const cv = await ownCv(tx, accountId, params.id)
      if (body.visible) {
        if (cv.state !== 'analysed') throw new Problem('state-conflict', { text: 'jobseekers.visibility-unread' })
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
    .returning()
  await tx.update(cvs).set({ employerVisible: false }).where(eq(cvs.accountId, accountId))
  await tx.update(cvReviews).set({ employerUnlocked: false }).where(eq(cvReviews.accountId, accountId))
  if (cvId) {
    await tx.update(cvs).set({ employerVisible: true }).where(eq(cvs.id, cvId))
    await tx.update(cvReviews).set({ employerUnlocked: true }).where(eq(cvReviews.cvId, cvId))
  }
  if (profile) await tellVisibility(tx, profile, cvId)
}

/** Tells who keeps the pool again when what it shows of a profile has changed; call it in the transaction of the change. */
export async function tellPool(tx: Tx, before: ProfileRow): Promise<void> {
  const { accountId } = before
  const [now] = await tx.select().from(profiles).where(eq(profiles.accountId, accountId))
  if (!now || (now.postcode === before.postcode && now.availability === before.availability)) return
  const [open] = await tx
    .select({ id: cvs.id })
    .from(cvs)
    .where(and(eq(cvs.accountId, accountId), eq(cvs.employerVisible, true)))
  if (!open) return
  const [profile] = await tx
    .update(profiles)
    .set({ visibilityVersion: sql`${profiles.visibilityVersion} + 1` })
    .where(eq(profiles.accountId, accountId))
    .returning()
  if (profile) await tellVisibility(tx, profile, open.id)
}

async function tellVisibility(tx: Tx, profile: ProfileRow, cvId: string | null): Promise<void> {
  const { accountId, availability, visibilityVersion } = profile
  const facts = cvId ? { area: districtOf(profile), availability } : { area: null, availability: null }
  await emitEvent(tx, 'jobseeker.visibility', accountId, visibilityVersion, { accountId, cvId, ...facts })
}
