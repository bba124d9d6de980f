import { type CatalogueLoaders, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type { slot } from './messages.en'

/** A page that asks for a time adds this catalogue beside its own. */
export const SLOT_CATALOGUE = 'slot'
export const slotWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.slot })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.slot })),
}
export const useSlotWords = createMessages<typeof slot>(SLOT_CATALOGUE)
export type SlotWords = Translate<typeof slot>
