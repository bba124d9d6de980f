import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { referrals } from './messages.en'

export const REFERRAL_CATALOGUE = 'agent.referrals'
export const referralWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.referrals })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.referrals })),
}
export const useReferralMessages = createMessages<typeof referrals>(REFERRAL_CATALOGUE)
