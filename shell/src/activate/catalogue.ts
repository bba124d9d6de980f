import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type activate from './messages/en.json'

export const ACTIVATE_NAMESPACE = 'shell.activate'
export const activateCatalogue: Catalogue = {
  namespace: ACTIVATE_NAMESPACE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useActivateMessages = createMessages<typeof activate>(ACTIVATE_NAMESPACE)
