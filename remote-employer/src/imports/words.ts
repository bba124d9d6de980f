import { type CatalogueLoaders, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type { imports } from './messages.en'

export const IMPORT_CATALOGUE = 'employer.import'
export const importWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.imports })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.imports })),
}
export type ImportWords = Translate<typeof imports>
/** Words of the import page, in the reader's language. */
export const useImportMessages = createMessages<typeof imports>(IMPORT_CATALOGUE)
