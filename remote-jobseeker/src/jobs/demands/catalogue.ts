import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const DEMANDS_CATALOGUE = 'jobseeker.demands'
export const demandsCatalogue: Catalogue = {
  namespace: DEMANDS_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useDemandMessages = createMessages<typeof en>(DEMANDS_CATALOGUE)
