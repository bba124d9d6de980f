import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { badge } from './messages.en'

export const BADGE_NAMESPACE = 'public.badge'
export const badgeCatalogue: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.badge })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.badge })),
}
/** Words of a badge's page, in the reader's language. */
export const useBadgeMessages = createMessages<typeof badge>(BADGE_NAMESPACE)
