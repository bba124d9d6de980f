import { textsOf } from '../texts'
import type en from './office-texts/en.json'

/** Contact details and office hours as the portal came with them (specification, section 2), by the id of their entry. */
export const officeTexts = textsOf<typeof en>('gateway/office-texts', (language) => import(`./office-texts/${language}.json`))
