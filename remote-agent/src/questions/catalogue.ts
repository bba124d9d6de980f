import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const QUESTIONS_CATALOGUE = 'agent.questions'
export const questionsCatalogue: Catalogue = {
  namespace: QUESTIONS_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useQuestionMessages = createMessages<typeof en>(QUESTIONS_CATALOGUE)
