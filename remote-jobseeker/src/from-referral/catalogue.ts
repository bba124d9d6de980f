import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type fromReferral from './messages/en.json'

export const FROM_REFERRAL_CATALOGUE = 'jobseeker.fromReferral'
export const fromReferralCatalogue: Catalogue = {
  namespace: FROM_REFERRAL_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useFromReferralMessages = createMessages<typeof fromReferral>(FROM_REFERRAL_CATALOGUE)
