import { type CatalogueLoaders, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type { hiring } from './messages.en'

export const HIRING_CATALOGUE = 'employer.applications'
export const hiringWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.hiring })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.hiring })),
}
export type HiringWords = Translate<typeof hiring>
/** Words of the pages of applications, beside the remote's own. */
export const useHiringMessages = createMessages<typeof hiring>(HIRING_CATALOGUE)
