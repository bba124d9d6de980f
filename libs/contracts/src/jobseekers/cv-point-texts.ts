import { textsOf } from '../texts'
import type en from './cv-point-texts/en.json'

/**
 * Sentences of the explained CV analysis. A point's `code` is `<rule>/good`, `/weak` or `/fix`; `{{name}}` stands for a fact of the point. The
 * engine writes English into `text` and `fix`; a screen says the same in the reader's language from code and facts.
 */
export const cvPointTexts = textsOf<typeof en>(
  'jobseekers/cv-point-texts',
  (language) => import(`./cv-point-texts/${language}.json`),
)
