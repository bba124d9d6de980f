import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type organisation from './messages/en.json'

export const ORGANISATION_CATALOGUE = 'employer.organisation'
export const organisationCatalogue: Catalogue = {
  namespace: ORGANISATION_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export type OrganisationMessages = Translate<typeof organisation>
export const useOrganisationMessages = createMessages<typeof organisation>(ORGANISATION_CATALOGUE)
