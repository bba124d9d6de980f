import type { RetentionRules } from '@onward/service-kit/retention'
import { forgetReferrals } from './referrals/forget'

export const retention: RetentionRules = { ENDED_REFERRALS: forgetReferrals }
