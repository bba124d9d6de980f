import type { Pay } from '@onward/contracts/jobs/pay'
import { parsePay } from '@onward/contracts/jobs/pay-from-text'
import type { AdvertField, JobFlag } from '@onward/contracts/jobs/vacancies'
import { CONTACT_RULES } from './contact'
import { contactsIn, isPersonal, placeOf } from './contacts'
import { FEE_RULES } from './fees'
import { type Folded, fold, passageOf, sentencesOf } from './fold'
import { MULE_RULES } from './mule'
import { claimTooGood, type PaidAdvert, statedPayTooGood } from './pay'
import { PERSONAL_RULES } from './personal'
import { PRESSURE_RULES } from './pressure'
import type { Rule } from './rule'
import { senderOf } from './sender'

/** What is read of an advert. */
export interface VettedAdvert {
  title: string
  description: string
  requirements: readonly string[]
  pay: Pay | null
  /** The pay as the advert shows it. */
  salary: string
  contactEmail: string
}

/** What is known around the advert. */
export interface Surroundings {
  /** Whether the organisation is new here: what it shares with others is held then, and noted later. */
  isNew: boolean
  /** The organisation's website; empty when it has none. */
  website: string
  /** The middle of what other employers pay for the occupation, in pounds a year; null where too few do. */
  usualAnnualPay: number | null
  /** Telephone numbers and mailboxes of the advert that other organisations' adverts have too. */
  sharedContacts: ReadonlySet<string>
  /** An advert of another organisation with the same wording. */
  copyOf: JobFlag['resembles'] | null
}
export const ALONE: Surroundings = { isNew: true, website: '', usualAnnualPay: null, sharedContacts: new Set(), copyOf: null }

type Passage = JobFlag['passages'][number]
interface Part {
  field: AdvertField
  /** The line of the requirements. */
  line: number | null
  original: string
  folded: Folded
}

const RULES: readonly Rule[] = [...FEE_RULES, ...CONTACT_RULES, ...PERSONAL_RULES, ...MULE_RULES, ...PRESSURE_RULES]
const LONGEST_FOUND = 120
/** Requests that a person must see, and hints that hold an advert when two are there. */
const HINTS_THAT_HOLD = 2

function partsOf({ title, description, requirements, salary }: VettedAdvert): Part[] {
  const part = (field: AdvertField, original: string, line: number | null = null): Part => ({
    field,
    line,
    original,
    folded: fold(original),
  })
  return [
    part('title', title),
    part('description', description),
    ...requirements.map((text, line) => part('requirements', text, line)),
    part('salary', salary),
  ].filter(({ original }) => original.trim() !== '')
}

const passage = ({ field, line, original, folded }: Part, start: number, end: number): Passage => ({
  field,
  line,
  ...passageOf(folded, original, start, end),
})

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length > LONGEST_FOUND ? `${plain.slice(0, LONGEST_FOUND - 1)}…` : plain
}

/** Contacts of an advert, to compare with those of others. */
export const contactsOf = ({ title, description, requirements, contactEmail }: Omit<VettedAdvert, 'pay' | 'salary'>): string[] =>
  contactsIn([title, description, ...requirements, contactEmail])

/**
 * What in an advert looks like a scam, with the words that were seen. `hold` must be read by a person before the advert is shown; a `note`
 * is for the administrator. Pure; circumstances of applicants are no part of it.
 */
export function vet(advert: VettedAdvert, around: Surroundings = ALONE): JobFlag[] {
  const parts = partsOf(advert)
  const found = new Map<JobFlag['check'], { passages: Passage[]; hints: number; holds: boolean; found: string }>()
  const add = (check: JobFlag['check'], weak: boolean, where: Passage | null, text: string) => {
    const one = found.get(check) ?? { passages: [], hints: 0, holds: false, found: shortened(text) }
    if (!one.holds && !weak) one.found = shortened(text)
    if (
      where &&
      !one.passages.some((other) => other.field === where.field && other.line === where.line && other.start === where.start)
    )
      one.passages.push(where)
    one.hints += 1
    if (!weak || (check !== 'repeated-contact' && one.hints >= HINTS_THAT_HOLD)) one.holds = true
    found.set(check, one)
  }
  const addPassage = (check: JobFlag['check'], weak: boolean, part: Part, start: number, end: number) => {
    const where = passage(part, start, end)
    add(check, weak, where, part.original.slice(where.start, where.end))
  }

  for (const part of parts) {
    for (const sentence of sentencesOf(part.folded.text)) {
      for (const rule of RULES) {
        const matches = rule.all.map((pattern) => pattern.exec(sentence.text))
        if (matches.some((match) => match === null) || rule.none?.some((pattern) => pattern.test(sentence.text))) continue
        const [first] = matches
        const from = sentence.start + (rule.match ? (first?.index ?? 0) : 0)
        const length = rule.match ? (first?.[0].length ?? 0) : sentence.text.length
        addPassage(rule.code, rule.weak === true, part, from, from + length)
      }
    }
  }

  const whole = parts.map(({ folded }) => folded.text).join('\n')
  const paid: PaidAdvert = { title: advert.title, pay: advert.pay, text: whole, usualAnnualPay: around.usualAnnualPay }
  const salary = parts.find(({ field }) => field === 'salary')
  if (statedPayTooGood({ ...paid, pay: advert.pay ?? parsePay(advert.salary) })) {
    if (salary) addPassage('pay-too-good', false, salary, 0, salary.folded.text.length)
    else add('pay-too-good', false, null, '')
  }
  for (const part of parts) {
    if (part.field === 'salary') continue
    for (const sentence of sentencesOf(part.folded.text)) {
      const claim = claimTooGood(sentence.text, paid)
      if (claim) addPassage('pay-too-good', false, part, sentence.start, sentence.start + sentence.text.length)
    }
  }

  const sender = senderOf(advert.contactEmail, around.website)
  if (sender === 'free-mail' || sender === 'look-alike' || sender === 'other') {
    const where: Passage = { field: 'contactEmail', line: null, start: 0, end: advert.contactEmail.length }
    add('sender-domain', sender === 'other', where, advert.contactEmail)
  }

  for (const contact of contactsOf(advert)) {
    if (!around.sharedContacts.has(contact)) continue
    const part = parts.find(({ original }) => placeOf(contact, original) !== null)
    const at = part ? placeOf(contact, part.original) : null
    const where: Passage | null =
      part && at
        ? { field: part.field, line: part.line, ...at }
        : advert.contactEmail.toLowerCase() === contact
          ? { field: 'contactEmail', line: null, start: 0, end: contact.length }
          : null
    add('repeated-contact', !around.isNew || !isPersonal(contact), where, contact)
  }

  const flags = [...found].map(
    ([check, one]): JobFlag => ({
      check,
      severity: one.holds ? 'hold' : 'note',
      found: one.found,
      passages: one.passages,
    }),
  )
  if (around.copyOf) {
    const { id, title, location } = around.copyOf
    flags.push({
      check: 'copied-advert',
      severity: around.isNew ? 'hold' : 'note',
      found: '',
      passages: [],
      resembles: { id, title, location },
    })
  }
  return flags
}
