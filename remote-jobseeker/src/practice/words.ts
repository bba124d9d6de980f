import { type CatalogueLoaders, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type { en } from './messages.en'

export const PRACTICE_CATALOGUE = 'jobseeker.practice'
export const practiceWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.en })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.cy })),
}
/** Words of interview practice, beside the remote's own. */
export const usePracticeMessages = createMessages<typeof en>(PRACTICE_CATALOGUE)
export type PracticeWords = Translate<typeof en>
