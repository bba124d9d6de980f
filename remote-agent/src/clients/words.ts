import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { clients } from './messages.en'

export const CLIENT_CATALOGUE = 'agent.clients'
export const clientWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.clients })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.clients })),
}
export const useClientMessages = createMessages<typeof clients>(CLIENT_CATALOGUE)
