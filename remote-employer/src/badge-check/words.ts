import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { badgeCheck } from './messages.en'

export const BADGE_CHECK_CATALOGUE = 'employer.badge-check'
export const badgeCheckWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.badgeCheck })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.badgeCheck })),
}
/** Words of the page that checks a badge, in the reader's language. */
export const useBadgeCheckMessages = createMessages<typeof badgeCheck>(BADGE_CHECK_CATALOGUE)
