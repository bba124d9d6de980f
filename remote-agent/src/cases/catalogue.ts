import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type cases from './messages/en.json'

export const CASES_CATALOGUE = 'agent.cases'
export const caseCatalogue: Catalogue = { namespace: CASES_CATALOGUE, load: (language) => import(`./messages/${language}.json`) }
export const useCaseMessages = createMessages<typeof cases>(CASES_CATALOGUE)
export type CaseMessages = ReturnType<typeof useCaseMessages>
