import { textsOf } from '../texts'
import type en from './office-texts/en.json'

/** The same in each language. The number is from the range that Ofcom reserves for fiction. */
export const OFFICE = { email: 'support@onward.example', phone: '020 7946 0123', call: 'tel:+442079460123' } as const

/** Post address and office hours as the portal came with them (specification, section 2), by the id of their entry. */
export const officeTexts = textsOf<typeof en>('gateway/office-texts', (language) => import(`./office-texts/${language}.json`))
