import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const VISIBILITY_CATALOGUE = 'agent.visibility'
export const visibilityCatalogue: Catalogue = {
  namespace: VISIBILITY_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export type VisibilityMessages = Translate<typeof en>
export const useVisibilityMessages = createMessages<typeof en>(VISIBILITY_CATALOGUE)
