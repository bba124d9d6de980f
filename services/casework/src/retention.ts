import { type RetentionRules, rowsOf } from '@onward/service-kit/retention'
import { and, isNull, lt, sql } from 'drizzle-orm'
import { referralDrafts } from './db/schema'
import { placements } from './placements/schema'
import { readingQuestions } from './reading/schema'
import { forgetReferrals } from './referrals/forget'

/** Starts of people without a work coach, once nothing is asked any more. */
const aloneAndOver = (before: Date) =>
  and(
    isNull(placements.caseId),
    isNull(placements.nextOn),
    lt(placements.createdAt, before),
    sql`coalesce(${placements.endedAt}, ${placements.sustainedAt}, ${placements.createdAt}) < ${before.toISOString()}::timestamptz`,
  )

export const retention: RetentionRules = {
  ENDED_REFERRALS: [forgetReferrals, rowsOf(placements, aloneAndOver)],
  READING_QUESTIONS: rowsOf(readingQuestions, (before) => lt(readingQuestions.askedAt, before)),
  REFERRAL_DRAFTS: rowsOf(referralDrafts, (before) => lt(referralDrafts.updatedAt, before)),
}
