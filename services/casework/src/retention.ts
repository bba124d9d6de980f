import type { RetentionRules } from '@onward/service-kit/retention'
import { lt } from 'drizzle-orm'
import { referralDrafts } from './db/schema'
import { readingQuestions } from './reading/schema'
import { forgetReferrals } from './referrals/forget'

export const retention: RetentionRules = {
  ENDED_REFERRALS: forgetReferrals,
  READING_QUESTIONS: async (tx, before) => {
    const { id, askedAt } = readingQuestions
    return (await tx.delete(readingQuestions).where(lt(askedAt, before)).returning({ id })).length
  },
  REFERRAL_DRAFTS: async (tx, before) => {
    const { accountId, updatedAt } = referralDrafts
    return (await tx.delete(referralDrafts).where(lt(updatedAt, before)).returning({ accountId })).length
  },
}
