import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type imports from './messages/en.json'

export const IMPORT_CATALOGUE = 'employer.import'
export const importWords: Catalogue = { namespace: IMPORT_CATALOGUE, load: (language) => import(`./messages/${language}.json`) }
export type ImportWords = Translate<typeof imports>
/** Words of the import page, in the reader's language. */
export const useImportMessages = createMessages<typeof imports>(IMPORT_CATALOGUE)
