import { type Catalogue, createMessages, type MessageKey, type Translate } from '@onward/portal-kit/i18n'
import type cvEn from './cv-messages/en.json'
import type en from './messages/en.json'

export type MessageName = MessageKey<typeof en>
export type Messages = Translate<typeof en>
/** This remote's catalogue, in the reader's language. */
export const useMessages = createMessages<typeof en>('jobseeker')

/** Texts of letters, badge, progress and the CV builder; fetched only by their pages. */
export const CV_CATALOGUE = 'jobseeker.cv'
export const cvCatalogue: Catalogue = { namespace: CV_CATALOGUE, load: (language) => import(`./cv-messages/${language}.json`) }
export type CvMessages = Translate<typeof cvEn>
export const useCvMessages = createMessages<typeof cvEn>(CV_CATALOGUE)
