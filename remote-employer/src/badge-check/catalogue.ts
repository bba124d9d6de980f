import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type badgeCheck from './messages/en.json'

export const BADGE_CHECK_CATALOGUE = 'employer.badge-check'
export const badgeCheckCatalogue: Catalogue = {
  namespace: BADGE_CHECK_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useBadgeCheckMessages = createMessages<typeof badgeCheck>(BADGE_CHECK_CATALOGUE)
