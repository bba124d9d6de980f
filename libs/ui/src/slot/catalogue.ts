import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type slot from './messages/en.json'

/** Pages that ask for a time list this catalogue beside their own. */
export const SLOT_CATALOGUE = 'slot'
export const slotCatalogue: Catalogue = { namespace: SLOT_CATALOGUE, load: (language) => import(`./messages/${language}.json`) }
export const useSlotMessages = createMessages<typeof slot>(SLOT_CATALOGUE)
export type SlotMessages = Translate<typeof slot>
