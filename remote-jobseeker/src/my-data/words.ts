import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { en } from './messages.en'

export const MY_DATA_CATALOGUE = 'jobseeker.my-data'
export const myDataWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.en })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.cy })),
}
/** Words of "My data", in the reader's language. */
export const useMyDataMessages = createMessages<typeof en>(MY_DATA_CATALOGUE)
