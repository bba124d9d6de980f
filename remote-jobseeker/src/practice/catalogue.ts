import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const PRACTICE_CATALOGUE = 'jobseeker.practice'
export const practiceCatalogue: Catalogue = {
  namespace: PRACTICE_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const usePracticeMessages = createMessages<typeof en>(PRACTICE_CATALOGUE)
export type PracticeMessages = Translate<typeof en>
