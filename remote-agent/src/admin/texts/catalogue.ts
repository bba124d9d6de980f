import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const TEXTS_CATALOGUE = 'agent.texts'
export const textsCatalogue: Catalogue = {
  namespace: TEXTS_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export type TextsMessages = Translate<typeof en>
export const useTextsMessages = createMessages<typeof en>(TEXTS_CATALOGUE)
