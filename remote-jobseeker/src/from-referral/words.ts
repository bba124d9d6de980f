import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { fromReferral } from './messages.en'

export const FROM_REFERRAL_CATALOGUE = 'jobseeker.fromReferral'
export const fromReferralWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.fromReferral })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.fromReferral })),
}
/** Words about what a jobcentre wrote of a person. */
export const useFromReferralMessages = createMessages<typeof fromReferral>(FROM_REFERRAL_CATALOGUE)
