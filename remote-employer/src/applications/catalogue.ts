import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type hiring from './messages/en.json'

export const HIRING_CATALOGUE = 'employer.applications'
export const hiringCatalogue: Catalogue = {
  namespace: HIRING_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export type HiringMessages = Translate<typeof hiring>
export const useHiringMessages = createMessages<typeof hiring>(HIRING_CATALOGUE)
