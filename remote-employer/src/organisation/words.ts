import { type CatalogueLoaders, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type { organisation } from './messages.en'

export const ORGANISATION_CATALOGUE = 'employer.organisation'
export const organisationWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.organisation })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.organisation })),
}
export type OrganisationWords = Translate<typeof organisation>
/** Words of the organisation's page and of joining one, in the reader's language. */
export const useOrganisationMessages = createMessages<typeof organisation>(ORGANISATION_CATALOGUE)
