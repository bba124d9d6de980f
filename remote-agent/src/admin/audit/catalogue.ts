import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type acts from './messages/en.json'

/** A sentence for each kind of act, by method and path. */
export const ACT_CATALOGUE = 'agent.admin.acts'
export const actCatalogue: Catalogue = { namespace: ACT_CATALOGUE, load: (language) => import(`./messages/${language}.json`) }
export type ActMessages = Translate<typeof acts>
export const useActMessages = createMessages<typeof acts>(ACT_CATALOGUE)
