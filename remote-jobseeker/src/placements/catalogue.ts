import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type placements from './messages/en.json'

export const PLACEMENTS_CATALOGUE = 'jobseeker.placements'
export const placementCatalogue: Catalogue = {
  namespace: PLACEMENTS_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const usePlacementMessages = createMessages<typeof placements>(PLACEMENTS_CATALOGUE)
