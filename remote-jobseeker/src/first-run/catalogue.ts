import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const FIRST_RUN_CATALOGUE = 'jobseeker.firstRun'
export const firstRunCatalogue: Catalogue = {
  namespace: FIRST_RUN_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useFirstRunMessages = createMessages<typeof en>(FIRST_RUN_CATALOGUE)
