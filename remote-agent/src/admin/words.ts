import { type CatalogueLoaders, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type { admin } from './messages.en'

export const ADMIN_CATALOGUE = 'agent.admin'
export const adminWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.admin })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.admin })),
}
export type AdminWords = Translate<typeof admin>
export const useAdminMessages = createMessages<typeof admin>(ADMIN_CATALOGUE)
