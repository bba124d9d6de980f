import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const LEARNING_CATALOGUE = 'jobseeker.learning'
export const learningCatalogue: Catalogue = {
  namespace: LEARNING_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export type LearningMessages = Translate<typeof en>
export const useLearningMessages = createMessages<typeof en>(LEARNING_CATALOGUE)
