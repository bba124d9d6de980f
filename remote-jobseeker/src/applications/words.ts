import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { en } from './messages.en'

export const APPLICATION_CATALOGUE = 'jobseeker.application'
export const applicationWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.en })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.cy })),
}
/** Words of interviews and offers, beside the remote's own. */
export const useApplicationMessages = createMessages<typeof en>(APPLICATION_CATALOGUE)
