import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const PROFILE_CATALOGUE = 'jobseeker.profile'
export const profileWords: Catalogue = { namespace: PROFILE_CATALOGUE, load: (language) => import(`./messages/${language}.json`) }
/** Words of the profile page and its dialogs, beside the remote's own. */
export const useProfileMessages = createMessages<typeof en>(PROFILE_CATALOGUE)
export type ProfileWords = Translate<typeof en>
