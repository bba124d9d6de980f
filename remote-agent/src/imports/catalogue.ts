import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type imports from './messages/en.json'

export const IMPORT_CATALOGUE = 'agent.imports'
export const importCatalogue: Catalogue = {
  namespace: IMPORT_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useImportMessages = createMessages<typeof imports>(IMPORT_CATALOGUE)
