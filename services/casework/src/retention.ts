import { type RetentionRules, rowsOf } from '@onward/service-kit/retention'
import { lt } from 'drizzle-orm'
import { referralDrafts } from './db/schema'
import { readingQuestions } from './reading/schema'
import { forgetReferrals } from './referrals/forget'

export const retention: RetentionRules = {
  ENDED_REFERRALS: forgetReferrals,
  READING_QUESTIONS: rowsOf(readingQuestions, (before) => lt(readingQuestions.askedAt, before)),
  REFERRAL_DRAFTS: rowsOf(referralDrafts, (before) => lt(referralDrafts.updatedAt, before)),
}
