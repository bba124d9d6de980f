import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type hiring from './messages/en.json'

export const HIRING_CATALOGUE = 'employer.applications'
export const hiringWords: Catalogue = { namespace: HIRING_CATALOGUE, load: (language) => import(`./messages/${language}.json`) }
export type HiringWords = Translate<typeof hiring>
/** Words of the pages of applications, beside the remote's own. */
export const useHiringMessages = createMessages<typeof hiring>(HIRING_CATALOGUE)
