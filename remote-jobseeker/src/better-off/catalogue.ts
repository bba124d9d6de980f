import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const BETTER_OFF_CATALOGUE = 'jobseeker.betterOff'
export const betterOffCatalogue: Catalogue = {
  namespace: BETTER_OFF_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useBetterOffMessages = createMessages<typeof en>(BETTER_OFF_CATALOGUE)
export type BetterOffMessages = Translate<typeof en>
