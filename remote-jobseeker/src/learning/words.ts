import { type CatalogueLoaders, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type { en } from './messages.en'

export const LEARNING_CATALOGUE = 'jobseeker.learning'
export const learningWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.en })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.cy })),
}
export type LearningWords = Translate<typeof en>
/** Words of courses, quizzes and badges, in the reader's language. */
export const useLearningMessages = createMessages<typeof en>(LEARNING_CATALOGUE)
