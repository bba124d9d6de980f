import { fillFromReferral, Problem, readPrefill, referralFacts, refusePrefill } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { type ServiceKit, verifyHandover } from '@onward/service-kit'
import { and, eq } from 'drizzle-orm'
import { openGrantOf } from '../coach/grants'
import { referralAnswers } from '../db/coach-schema'
import { profiles } from '../db/schema'
import { profileRow } from '../profile/own'
import { tellReach } from '../profile/routes'

/** The referral that a person has not answered for yet. */
async function waitingReferral(tx: Tx, accountId: string): Promise<string | null> {
  const grant = await openGrantOf(tx, accountId)
  if (!grant) return null
  const [answered] = await tx
    .select({ id: referralAnswers.referralId })
    .from(referralAnswers)
    .where(eq(referralAnswers.referralId, grant.referralId))
  return answered ? null : grant.referralId
}

/** Each referral is answered for once: of two windows the second is told. */
async function answer(tx: Tx, accountId: string, referralId: string, used: boolean, now: Date): Promise<void> {
  const [kept] = await tx
    .insert(referralAnswers)
    .values({ referralId, accountId, used, answeredAt: now })
    .onConflictDoNothing()
    .returning({ id: referralAnswers.referralId })
  if (!kept) throw new Problem('state-conflict')
}

/** What the jobcentre wrote, into the profile, as the person confirmed or changed it. */
export function fromReferralRoutes(kit: ServiceKit): void {
  kit.handle(readPrefill, ({ read }) => read(async (tx, who) => ({ referralId: await waitingReferral(tx, who.accountId) })))

  kit.handle(fillFromReferral, async ({ body, now, write }) => {
    const route = { from: 'casework', to: 'jobseekers' } as const
    const { payload } = await verifyHandover(kit.keys, route, referralFacts, body.handover, now)
    return write(async (tx, who) => {
      const accountId = who.accountId
      if (payload.accountId !== accountId) throw new Problem('not-found')
      await answer(tx, accountId, payload.referralId, true, now)
      const before = await profileRow(tx, accountId)
      const { currentBenefits, disabilityStatus, phone, version } = body
      const [saved] = await tx
        .update(profiles)
        .set({ currentBenefits, disabilityStatus, ...(phone && { phone }), version: version + 1 })
        .where(and(eq(profiles.accountId, accountId), eq(profiles.version, version)))
        .returning({ version: profiles.version })
      if (!saved) throw new Problem('state-conflict')
      // Messaging writes to the number, and matching knows neither benefits nor disability.
      if (phone && phone !== before.phone) await tellReach(tx, accountId)
      return { resource: `profiles/${accountId}`, answer: { version: saved.version } }
    })
  })

  kit.handle(refusePrefill, ({ now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      const referralId = await waitingReferral(tx, accountId)
      if (!referralId) throw new Problem('state-conflict')
      await answer(tx, accountId, referralId, false, now)
      return { resource: `profiles/${accountId}`, answer: {} }
    }),
  )
}
