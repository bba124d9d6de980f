import type { Pay } from '@onward/contracts/jobs/pay'
import { parsePay } from '@onward/contracts/jobs/pay-from-text'
import type { AdvertField, FlagPassage, JobFlag } from '@onward/contracts/jobs/vacancies'
import { contactsIn, isPersonal, placeOf } from '@onward/contracts/vetting/contacts'
import { sentencesOf } from '@onward/contracts/vetting/fold'
import { findingsIn, type Part, partOf, SCAM_RULES, shortened } from '@onward/contracts/vetting/read'
import type { Rule } from '@onward/contracts/vetting/rule'
import { sharedWords } from './copied'
import { FAIRNESS_RULES } from './fairness'
import { claimTooGood, type PaidAdvert, pieceTooGood, statedPayTooGood } from './pay'
import { senderOf } from './sender'
import { UNPAID_RULES } from './unpaid'

const ADVERT_RULES: readonly Rule[] = [...SCAM_RULES, ...UNPAID_RULES, ...FAIRNESS_RULES]

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
  copyOf: (NonNullable<JobFlag['resembles']> & Pick<VettedAdvert, 'description' | 'requirements'>) | null
  /** An advert that was taken down, of any organisation, with the same wording. */
  removed?: NonNullable<JobFlag['resembles']> | null
}
export const ALONE: Surroundings = { isNew: true, website: '', usualAnnualPay: null, sharedContacts: new Set(), copyOf: null }

function partsOf({ title, description, requirements, salary }: VettedAdvert): Part<AdvertField>[] {
  return [
    partOf('title', title),
    partOf('description', description),
    ...requirements.map((text, line) => partOf('requirements', text, line)),
    partOf('salary', salary),
  ].filter(({ original }) => original.trim() !== '')
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
  const findings = findingsIn(parts, { rules: ADVERT_RULES })
  const whole = parts.map(({ folded }) => folded.text).join('\n')
  const paid: PaidAdvert = { title: advert.title, pay: advert.pay, text: whole, usualAnnualPay: around.usualAnnualPay }
  const salary = parts.find(({ field }) => field === 'salary')
  const isTooGood =
    statedPayTooGood({ ...paid, pay: advert.pay ?? parsePay(advert.salary) }) || pieceTooGood(salary?.folded.text ?? '')
  if (isTooGood) {
    if (salary) findings.addPart('pay-too-good', salary, 0, salary.folded.text.length)
    else findings.add('pay-too-good', false, null, '')
  }
  for (const part of parts) {
    if (part.field === 'salary') continue
    for (const sentence of sentencesOf(part.folded.text)) {
      const claim = claimTooGood(sentence.text, paid)
      if (claim) findings.addPart('pay-too-good', part, sentence.start, sentence.start + sentence.text.length)
    }
  }

  const sender = senderOf(advert.contactEmail, around.website)
  if (sender === 'free-mail' || sender === 'look-alike' || sender === 'other') {
    const where: FlagPassage = { field: 'contactEmail', line: null, start: 0, end: advert.contactEmail.length }
    findings.add('sender-domain', sender === 'other', where, advert.contactEmail)
  }

  for (const contact of contactsOf(advert)) {
    if (!around.sharedContacts.has(contact)) continue
    const part = parts.find(({ original }) => placeOf(contact, original) !== null)
    const at = part ? placeOf(contact, part.original) : null
    const where: FlagPassage | null =
      part && at
        ? { field: part.field, line: part.line, ...at }
        : advert.contactEmail.toLowerCase() === contact
          ? { field: 'contactEmail', line: null, start: 0, end: contact.length }
          : null
    findings.add('repeated-contact', !around.isNew || !isPersonal(contact), where, contact)
  }

  const flags: JobFlag[] = findings.flags()
  if (around.copyOf) {
    const { id, title, location, company, description, requirements } = around.copyOf
    const texts = parts.filter(({ field }) => field === 'description' || field === 'requirements')
    const passages = sharedWords(texts, [description, ...requirements])
    const [longest] = passages
    const of = longest && texts.find(({ field, line }) => field === longest.field && line === longest.line)
    flags.push({
      check: 'copied-advert',
      severity: around.isNew ? 'hold' : 'note',
      found: of && longest ? shortened(of.original.slice(longest.start, longest.end)) : '',
      passages,
      resembles: { id, title, location, company },
    })
  }
  return flags
}
