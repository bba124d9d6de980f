import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { placements } from './messages.en'

export const PLACEMENTS_CATALOGUE = 'employer.placements'
export const placementWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.placements })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.placements })),
}
/** Words about people who started, in the reader's language. */
export const usePlacementMessages = createMessages<typeof placements>(PLACEMENTS_CATALOGUE)
