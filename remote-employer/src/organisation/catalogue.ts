import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type organisation from './messages/en.json'

export const ORGANISATION_CATALOGUE = 'employer.organisation'
export const organisationWords: Catalogue = {
  namespace: ORGANISATION_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export type OrganisationWords = Translate<typeof organisation>
/** Words of the organisation's page and of joining one, in the reader's language. */
export const useOrganisationMessages = createMessages<typeof organisation>(ORGANISATION_CATALOGUE)
