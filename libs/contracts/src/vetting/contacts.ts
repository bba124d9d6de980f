import { checkDomain } from '../jobs/organisation-evidence'
import { fold } from './fold'

const WORDS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  nought: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  hundred: '00',
}
const PHONE = /(?<![\d.,£])(?:\+ ?|00 ?)?\(?\d[\d ().-]{8,22}\d/g
const MAIL = /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/g

/** British numbers as eleven figures, however they are written; others are left out. */
export function british(written: string): string | null {
  const figures = written.replace(/\D/g, '').replace(/^(?:0044|44)0?/, '0')
  return /^0[1-357]\d{8,9}$/.test(figures) ? figures : null
}

/** Telephone numbers and mailboxes of an advert, each once, in one form each: "07700900123", "hr@example.org". */
export function contactsIn(texts: readonly string[]): string[] {
  const found = new Set<string>()
  for (const original of texts) {
    const { text } = fold(original)
    const figures = text.replace(
      /\b(zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|hundred)\b[ ,-]*/g,
      (_, word: string) => WORDS[word] ?? '',
    )
    for (const [written] of figures.matchAll(PHONE)) {
      const number = british(written)
      if (number) found.add(number)
    }
    for (const [mailbox] of text.matchAll(MAIL)) found.add(mailbox)
  }
  return [...found]
}

/** Whether one person owns the contact: a mobile number or a free mailbox. Branches may share an office's. */
export const isPersonal = (contact: string): boolean =>
  contact.includes('@')
    ? checkDomain('', contact.slice(contact.lastIndexOf('@') + 1)) === 'free-mail'
    : /^07[1-57-9]/.test(contact)

/** Places of a contact in a text as it is written there; null where it is not. */
export function placeOf(contact: string, original: string): { start: number; end: number } | null {
  const wanted = contact.includes('@') ? null : contact.slice(1)
  const found = [
    ...original.matchAll(wanted ? /(?:\+|00)?\(?\d[\d ().-]{8,22}\d/g : /[^\s<>(),;]{1,64}@[^\s<>(),;]{1,255}/g),
  ].find(([written]) => (wanted ? written.replace(/\D/g, '').endsWith(wanted) : fold(written).text.startsWith(contact)))
  return found ? { start: found.index, end: found.index + found[0].length } : null
}
