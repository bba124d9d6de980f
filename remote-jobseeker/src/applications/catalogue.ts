import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const APPLICATION_CATALOGUE = 'jobseeker.application'
export const applicationCatalogue: Catalogue = {
  namespace: APPLICATION_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useApplicationMessages = createMessages<typeof en>(APPLICATION_CATALOGUE)
