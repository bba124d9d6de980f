import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const PRACTICE_CATALOGUE = 'jobseeker.practice'
export const practiceWords: Catalogue = {
  namespace: PRACTICE_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
/** Words of interview practice, beside the remote's own. */
export const usePracticeMessages = createMessages<typeof en>(PRACTICE_CATALOGUE)
export type PracticeWords = Translate<typeof en>
