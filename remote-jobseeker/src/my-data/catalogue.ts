import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const MY_DATA_CATALOGUE = 'jobseeker.my-data'
export const myDataCatalogue: Catalogue = {
  namespace: MY_DATA_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useMyDataMessages = createMessages<typeof en>(MY_DATA_CATALOGUE)
