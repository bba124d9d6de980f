import { type Language, pseudonymNumber } from '@onward/contracts'
import type { ApplicationRow } from '../db/schema'
import { MESSAGES } from '../messages'

/** Names that are ordinary words too: in lower case they are left in the text. */
const NAMES_THAT_ARE_WORDS = new Set(
  'april art august autumn baker bell bill bishop black bob brook brown bush carol chance christian clay cook dale dawn day dean drew earl ernest faith field ford forest fox frank gene glen good gould grace grant gray green guy hall harmony heath hill holly hope hunter iris ivy jack joy june king lance lane laurel law lee lily little long love mark marsh mason may melody miles miller mills moss nick noble olive page parker pat patience peace pearl penny pierce pope potter price prudence ray reed rich rob robin rock rose ruby rusty sandy shaw short small smith star steel sterling stone story street sue summer taylor temple trinity victor violet wade walker ward way wells west white will win wood wright young'.split(
    ' ',
  ),
)
const GONE = '[…]'
const EMAIL = /[^\s@<>()[\],;:]+@[^\s@<>()[\],;:]+\.[^\s@<>()[\],;:.]+/gu
const LINK = /\b(?:https?:\/\/|www\.)\S+|\b(?:[a-z]{2,3}\.)?(?:linkedin|facebook|instagram|x|twitter|github)\.com\/\S+/giu
/** Nine digits or more, whatever separates them: telephone numbers and other numbers that identify a person. */
const LONG_NUMBER = /(?:\+|\b|\()\d(?:[\s().-]{0,3}\d){8,}/gu

type Person = Pick<ApplicationRow, 'id' | 'firstName' | 'lastName'>

export const pseudonymOf = (application: Pick<ApplicationRow, 'id'>, language: Language): string =>
  `${MESSAGES[language].applicant} ${pseudonymNumber(application.id)}`

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A text without what identifies its writer: parts of their name, addresses, links and telephone numbers. Nicknames, and names that
 * are stated nowhere else, cannot be recognised and stay.
 */
export function withoutNames(text: string, person: Person): string {
  const parts = `${person.firstName} ${person.lastName}`.split(/[\s\-–,.'’]+/u).filter((part) => [...part].length > 1)
  const names = [...new Set(parts.flatMap((part) => [part, plain(part)]))].sort((a, b) => b.length - a.length)
  let masked = text.normalize('NFC').replace(EMAIL, GONE).replace(LINK, GONE).replace(LONG_NUMBER, GONE)
  if (names.length > 0) {
    const name = new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{M}\\d])`, 'giu')
    masked = masked.replace(name, (found) => (found === found.toLowerCase() && NAMES_THAT_ARE_WORDS.has(found) ? found : GONE))
  }
  // "[…] […]-[…]" is one person.
  return masked.replace(/\[…\](?:[\s\-–'’.]{0,2}\[…\])+/gu, GONE)
}

/** The identity that an employer may read: a pseudonym while the application is anonymous. */
export function visibleIdentity(application: ApplicationRow, language: Language) {
  const { anonymous, firstName, lastName, email, phone, cvFilename } = application
  if (!anonymous) return { anonymous, name: `${firstName} ${lastName}`.trim(), email, phone, cvFilename }
  return { anonymous, name: pseudonymOf(application, language), email: '', phone: '', cvFilename: '' }
}

/** A text of the applicant that an employer may read. */
export const visibleText = (application: ApplicationRow, text: string): string =>
  application.anonymous ? withoutNames(text, application) : text
