import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { imports } from './messages.en'

export const IMPORT_CATALOGUE = 'agent.imports'
export const importWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.imports })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.imports })),
}
export const useImportMessages = createMessages<typeof imports>(IMPORT_CATALOGUE)
