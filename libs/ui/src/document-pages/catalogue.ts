import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type pages from './messages/en.json'

/** Pages that show documents list this catalogue beside their own. */
export const DOCUMENT_PAGES_CATALOGUE = 'document-pages'
export const documentPagesCatalogue: Catalogue = {
  namespace: DOCUMENT_PAGES_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const usePagesMessages = createMessages<typeof pages>(DOCUMENT_PAGES_CATALOGUE)
export type PagesMessages = Translate<typeof pages>
