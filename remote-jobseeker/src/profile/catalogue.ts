import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const PROFILE_CATALOGUE = 'jobseeker.profile'
export const profileCatalogue: Catalogue = {
  namespace: PROFILE_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useProfileMessages = createMessages<typeof en>(PROFILE_CATALOGUE)
export type ProfileMessages = Translate<typeof en>
