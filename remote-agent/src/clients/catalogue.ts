import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type clients from './messages/en.json'

export const CLIENT_CATALOGUE = 'agent.clients'
export const clientCatalogue: Catalogue = {
  namespace: CLIENT_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useClientMessages = createMessages<typeof clients>(CLIENT_CATALOGUE)
