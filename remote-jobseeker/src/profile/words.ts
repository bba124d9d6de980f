import { type CatalogueLoaders, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type { en } from './messages.en'

export const PROFILE_CATALOGUE = 'jobseeker.profile'
export const profileWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.en })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.cy })),
}
/** Words of the profile page and its dialogs, beside the remote's own. */
export const useProfileMessages = createMessages<typeof en>(PROFILE_CATALOGUE)
export type ProfileWords = Translate<typeof en>
