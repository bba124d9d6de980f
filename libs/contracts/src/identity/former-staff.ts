import type { Language } from '../language'
import { textsOf } from '../texts'
import type en from './former-staff/en.json'

const texts = textsOf<typeof en>('identity/former-staff', (language) => import(`./former-staff/${language}.json`))

/**
 * Who worked here once and whose account was removed. What they wrote stays the record of their office: where their name stood, tables keep
 * the English words, and `staffName` says them in the reader's language.
 */
export const FORMER_STAFF = texts.each(({ name }) => name)
export const staffName = (storedName: string, language: Language): string =>
  storedName === FORMER_STAFF.en ? FORMER_STAFF[language] : storedName
