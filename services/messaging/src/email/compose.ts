import type { ApplicationState, Language } from '@onward/contracts'
import type { EmailKind } from '../db/schema'
import { cy } from './words/cy'
import { type EmailWords, en } from './words/en'

const WORDS: Readonly<Record<Language, EmailWords>> = { en, cy }
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', cy: 'cy-GB' }

export interface EmailToSend {
  kind: EmailKind
  language: Language
  /** Empty for the sender of a contact ticket: a name typed into a public form is not repeated to an address typed beside it. */
  firstName: string
  facts: Readonly<Record<string, string>>
  /** Absolute address of the page it is about; empty when there is none. */
  link: string
  /** Whether the reader is the employer's side: the same move reads differently. */
  forEmployer: boolean
  /** Absolute address that stops emails of this kind, where one alone can be stopped. */
  stopLink?: string
  at: Date
}

/** One line: facts come from forms, and a line break in a subject or sentence would let a form write parts of the email. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
const fill = (sentence: string, facts: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => oneLine(facts[name] ?? ''))

/** Day and hour of what it is about, on the clock of the United Kingdom. */
function startOf(startsAt: string | undefined, language: Language): Record<string, string> {
  if (!startsAt) return {}
  const [at, zone] = [new Date(startsAt), { timeZone: 'Europe/London' } as const]
  return {
    day: at.toLocaleDateString(LOCALES[language], { ...zone, weekday: 'long', day: 'numeric', month: 'long' }),
    hour: at.toLocaleTimeString(LOCALES[language], { ...zone, hour: '2-digit', minute: '2-digit', hour12: false }),
  }
}

function keysOf(email: EmailToSend): { subject: keyof EmailWords; text: keyof EmailWords } | null {
  switch (email.kind) {
    case 'application-state': {
      if (email.forEmployer) {
        const kind = email.facts.state === 'withdrawn' ? 'application-withdrawn' : 'application-changed'
        return { subject: `${kind}.subject`, text: `${kind}.text` }
      }
      return { subject: 'application-state.subject', text: `application-state.${email.facts.state as ApplicationState}` }
    }
    case 'alert-matched': {
      const kind = email.facts.count === '1' ? 'alert-matched.one' : 'alert-matched.many'
      return { subject: `${kind}.subject`, text: `${kind}.text` }
    }
    case 'report-decided':
      return {
        subject: 'report-decided.subject',
        text: email.facts.decision === 'removed' ? 'report-decided.removed' : 'report-decided.kept',
      }
    case 'badge-awarded':
    case 'cv-analysed':
    case 'cv-refused':
      return null
    default:
      return { subject: `${email.kind}.subject`, text: `${email.kind}.text` }
  }
}

/**
 * Subject and plain text of an email in the reader's language: what it is about and where to see it, never what somebody wrote.
 * Null for kinds that stay in the bell.
 */
export function composeEmail(email: EmailToSend): { subject: string; text: string } | null {
  const keys = keysOf(email)
  if (!keys) return null
  const words = WORDS[email.language]
  const day = { timeZone: 'Europe/London' } as const
  const facts = {
    ...email.facts,
    ...startOf(email.facts.startsAt, email.language),
    firstName: email.firstName,
    date: email.at.toLocaleDateString(LOCALES[email.language], { ...day, day: 'numeric', month: 'long', year: 'numeric' }),
    time: email.at.toLocaleTimeString(LOCALES[email.language], { ...day, hour: '2-digit', minute: '2-digit', hour12: false }),
  }
  const contact = email.kind === 'contact-received'
  const paragraphs = [
    fill(email.firstName ? words.hello : words.helloUnknown, facts),
    fill(words[keys.text], facts),
    ...(contact ? [fill(words['contact-received.reference'], facts)] : []),
    ...(email.link ? [`${words.look}\n${email.link}`] : []),
    ...(email.stopLink ? [`${words.stop}\n${email.stopLink}`] : []),
    words.close,
    contact ? words.whyContact : words.why,
  ]
  return { subject: fill(words[keys.subject], facts), text: `${paragraphs.join('\n\n')}\n` }
}

/** The one sentence of a notice in a language, as its email says it; null for kinds that stay in the bell. */
export function noticeSentence(
  notice: Pick<EmailToSend, 'kind' | 'facts'> & { href: string },
  language: Language,
): string | null {
  const forEmployer = notice.href.startsWith('/employer/')
  const keys = keysOf({ ...notice, language, firstName: '', link: '', forEmployer, at: new Date(0) })
  return keys && fill(WORDS[language][keys.text], { ...notice.facts, ...startOf(notice.facts.startsAt, language) })
}
