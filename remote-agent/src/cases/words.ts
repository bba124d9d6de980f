import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { cases } from './messages.en'

export const CASES_CATALOGUE = 'agent.cases'
export const caseWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.cases })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.cases })),
}
export const useCaseMessages = createMessages<typeof cases>(CASES_CATALOGUE)
export type CaseWords = ReturnType<typeof useCaseMessages>
