import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const APPLICATION_CATALOGUE = 'jobseeker.application'
export const applicationWords: Catalogue = {
  namespace: APPLICATION_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
/** Words of interviews and offers, beside the remote's own. */
export const useApplicationMessages = createMessages<typeof en>(APPLICATION_CATALOGUE)
