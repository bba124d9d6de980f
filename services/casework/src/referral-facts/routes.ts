import { type ReferralFacts, readReferralFacts } from '@onward/contracts'
import { type ServiceKit, signHandover } from '@onward/service-kit'
import { and, desc, eq } from 'drizzle-orm'
import { referrals } from '../db/schema'
import { officeName } from '../referrals/change'

/** Tells a person what their jobcentre wrote, and signs it for their profile. It is kept nowhere on the way. */
export function referralFactsRoutes(kit: ServiceKit): void {
  kit.handle(readReferralFacts, async ({ now, read }) => {
    const found = await read(async (tx, who) => {
      const [referral] = await tx
        .select()
        .from(referrals)
        .where(and(eq(referrals.accountId, who.accountId), eq(referrals.state, 'active')))
        .orderBy(desc(referrals.activatedAt))
        .limit(1)
      return referral
    })
    if (!found) return { told: null }
    const { id: referralId, accountId, benefitsStatus, disability, phone } = found
    const facts: ReferralFacts = { referralId, accountId, benefitsStatus, disability, phone }
    const handover = await signHandover(kit.keys, { from: 'casework', to: 'jobseekers' }, facts, now)
    // Names of offices are for staff by row security; which one referred them is the person's own to know.
    const name = await kit.db.withSystem((tx) => officeName(tx, found.officeId))
    return { told: { facts, officeName: name, handover } }
  })
}
