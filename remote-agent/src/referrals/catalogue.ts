import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type referrals from './messages/en.json'

export const REFERRAL_CATALOGUE = 'agent.referrals'
export const referralCatalogue: Catalogue = {
  namespace: REFERRAL_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useReferralMessages = createMessages<typeof referrals>(REFERRAL_CATALOGUE)
