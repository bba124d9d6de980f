import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type imports from './messages/en.json'

export const IMPORT_CATALOGUE = 'employer.import'
export const importCatalogue: Catalogue = {
  namespace: IMPORT_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export type ImportMessages = Translate<typeof imports>
export const useImportMessages = createMessages<typeof imports>(IMPORT_CATALOGUE)
