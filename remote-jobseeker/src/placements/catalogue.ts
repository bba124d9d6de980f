import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type placements from './messages/en.json'

export const PLACEMENTS_CATALOGUE = 'jobseeker.placements'
export const placementWords: Catalogue = {
  namespace: PLACEMENTS_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
/** Words about jobs that were started, in the reader's language. */
export const usePlacementMessages = createMessages<typeof placements>(PLACEMENTS_CATALOGUE)
