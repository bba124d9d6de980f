import type { RetentionRules } from '@onward/service-kit/retention'
import { lt } from 'drizzle-orm'
import { referralDrafts } from './db/schema'
import { forgetReferrals } from './referrals/forget'

export const retention: RetentionRules = {
  ENDED_REFERRALS: forgetReferrals,
  REFERRAL_DRAFTS: async (tx, before) => {
    const { accountId, updatedAt } = referralDrafts
    return (await tx.delete(referralDrafts).where(lt(updatedAt, before)).returning({ accountId })).length
  },
}
