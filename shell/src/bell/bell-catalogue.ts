import type { CatalogueLoaders } from '@onward/portal-kit/i18n'

export const BELL_NAMESPACE = 'bell'
export const bellCatalogue: CatalogueLoaders = { en: () => import('./messages/en'), cy: () => import('./messages/cy') }
