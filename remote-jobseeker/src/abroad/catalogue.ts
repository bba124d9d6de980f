import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const ABROAD_CATALOGUE = 'jobseeker.abroad'
export const abroadCatalogue: Catalogue = {
  namespace: ABROAD_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useAbroadMessages = createMessages<typeof en>(ABROAD_CATALOGUE)
