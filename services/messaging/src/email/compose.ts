import { type ApplicationState, BRAND, type Language, localesOf } from '@onward/contracts'
import { catalogueFiles } from '@onward/contracts/catalogue-files'
import type { EmailKind } from '../db/schema'
import { inLanguage } from '../notices/former-staff'
import { calendarMethod } from './calendar'
import type en from './en.json'

/** `{{…}}` are facts. Texts never quote what a person wrote. */
const TEXTS = catalogueFiles<typeof en>(import.meta.url, '.')
type TextKey = keyof typeof en

export interface EmailToSend {
  kind: EmailKind
  language: Language
  /**
   * Empty for the sender of a contact ticket: the sender of a public form must not choose the text of an email to somebody
   * else.
   */
  firstName: string
  facts: Readonly<Record<string, string>>
  /** Absolute address of the page it is about; empty when there is none. */
  link: string
  /** Whether the reader is on the employer's side: the text differs. */
  forEmployer: boolean
  /** Absolute address that stops emails of this kind, where that is possible. */
  stopLink?: string
  /** An administrator's answer in full: the reader may have no account to read it in. */
  answer?: string
  at: Date
}

/** One line: a line break from a form would let its sender write parts of the email. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
const fill = (sentence: string, facts: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => (name === 'brand' ? BRAND : oneLine(facts[name] ?? '')))

/** Facts as sentences need them: names, days and hours in the reader's language. */
const readableFacts = (facts: Readonly<Record<string, string>>, language: Language): Record<string, string> => ({
  ...inLanguage(facts, language),
  ...startOf(facts.startsAt, language),
  ...daysOf(facts, language),
})

/** Day and hour of the subject, in the United Kingdom. */
function startOf(startsAt: string | undefined, language: Language): Record<string, string> {
  if (!startsAt) return {}
  const [at, zone] = [new Date(startsAt), { timeZone: 'Europe/London' } as const]
  return {
    day: at.toLocaleDateString(localesOf(language), { ...zone, weekday: 'long', day: 'numeric', month: 'long' }),
    hour: at.toLocaleTimeString(localesOf(language), { ...zone, hour: '2-digit', minute: '2-digit', hour12: false }),
  }
}

/** Dates without an hour, such as a first working day or the last day to answer. */
const daysOf = (facts: Readonly<Record<string, string>>, language: Language): Record<string, string> => ({
  ...dayIn('firstDay', facts.startsOn, language),
  ...dayIn('lastDay', facts.answerBy, language),
})
const dayIn = (name: string, day: string | undefined, language: Language): Record<string, string> =>
  day
    ? {
        [name]: new Date(`${day}T12:00:00Z`).toLocaleDateString(localesOf(language), {
          timeZone: 'UTC',
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          year: 'numeric',
        }),
      }
    : {}

interface Keys {
  subject: TextKey
  text: TextKey
  /** Lines that only the email has, after its text. */
  more?: TextKey | undefined
}

/** The employer's text about a jobseeker's move. */
function keysForEmployer({ state, note, startsAt }: Readonly<Record<string, string>>): Keys {
  if (note === 'agreed') return { subject: 'application-withdrawn.agreed.subject', text: 'application-withdrawn.agreed' }
  if (state === 'withdrawn') {
    const more = startsAt ? 'application-withdrawn.interview' : undefined
    return { subject: 'application-withdrawn.subject', text: 'application-withdrawn.text', more }
  }
  const kinds = { interview_scheduled: 'interview-chosen', accepted: 'offer-accepted', declined: 'application-declined' } as const
  const kind = state === 'interview_scheduled' && !startsAt ? undefined : kinds[state as keyof typeof kinds]
  return { subject: `${kind ?? 'application-changed'}.subject`, text: `${kind ?? 'application-changed'}.text` }
}

/** The jobseeker's text about a move of their application; when it ends the application, with what happens to the interview. */
function keysForJobseeker({ state, note, startsAt }: Readonly<Record<string, string>>): Keys {
  const text = `application-state.${state as ApplicationState}` as const
  if (startsAt) return { subject: 'interview-cancelled.subject', text, more: 'application-state.interview-off' }
  if (note === 'times-follow')
    return { subject: 'application-state.times-follow.subject', text: 'application-state.times-follow' }
  if (note === 'offer-back') return { subject: 'application-state.subject', text: 'application-state.offer-back' }
  if (state === 'interview_invited' || state === 'offered') return { subject: `application-state.${state}.subject`, text }
  return { subject: 'application-state.subject', text }
}

function keysOf(email: EmailToSend): Keys | null {
  switch (email.kind) {
    case 'application-state':
      return email.forEmployer ? keysForEmployer(email.facts) : keysForJobseeker(email.facts)
    case 'interview-cancelled': {
      const kind = email.facts.startsAt ? 'interview-cancelled' : 'interview-undated'
      return { subject: `${kind}.subject`, text: `${kind}.text` }
    }
    case 'interview-new-times': {
      const kind = email.facts.startsAt ? 'interview-moved' : 'interview-new-times'
      return { subject: `${kind}.subject`, text: `${kind}.text` }
    }
    case 'application-thawed':
      return {
        subject: 'application-thawed.subject',
        text: 'application-thawed.text',
        more: email.facts.answerBy ? 'application-thawed.offer' : undefined,
      }
    case 'placement-check': {
      const text = email.facts.coached === 'no' ? 'placement-check.alone' : 'placement-check.text'
      return { subject: 'placement-check.subject', text }
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
    case 'job-changed': {
      const { about } = email.facts
      const text = about === 'pay' || about === 'place' || about === 'pay-and-place' ? about : 'words'
      return { subject: 'job-changed.subject', text: `job-changed.${text}` }
    }
    case 'badge-awarded':
    case 'cv-analysed':
    case 'cv-refused':
    case 'client-agreed':
    case 'client-declined':
    case 'client-cv-used':
    case 'client-cv-removed':
      return null
    default:
      return { subject: `${email.kind}.subject`, text: `${email.kind}.text` }
  }
}

/**
 * Subject and plain text of an email: its topic and a link, never what somebody wrote. Null for kinds that are shown in the bell
 * only.
 */
export function composeEmail(email: EmailToSend): { subject: string; text: string } | null {
  const keys = keysOf(email)
  if (!keys) return null
  const texts = TEXTS[email.language]
  const day = { timeZone: 'Europe/London' } as const
  const facts = {
    ...readableFacts(email.facts, email.language),
    firstName: email.firstName,
    date: email.at.toLocaleDateString(localesOf(email.language), { ...day, day: 'numeric', month: 'long', year: 'numeric' }),
    time: email.at.toLocaleTimeString(localesOf(email.language), { ...day, hour: '2-digit', minute: '2-digit', hour12: false }),
  }
  const say = (key: TextKey) => fill(texts[key], facts)
  const contact = email.kind === 'contact-received' || email.kind === 'ticket-answered'
  const file = calendarMethod(email)
  const paragraphs = [
    say(email.firstName ? 'hello' : 'helloUnknown'),
    say(keys.text),
    ...(keys.more ? [say(keys.more)] : []),
    ...(email.answer ? [email.answer] : []),
    ...(file ? [say(file === 'REQUEST' ? 'file.in' : 'file.out')] : []),
    ...(contact ? [say('contact-received.reference')] : []),
    ...(email.link ? [`${say('look')}\n${email.link}`] : []),
    ...(email.stopLink ? [`${say('stop')}\n${email.stopLink}`] : []),
    say('close'),
    say(contact ? 'whyContact' : 'why'),
  ]
  return { subject: say(keys.subject), text: `${paragraphs.join('\n\n')}\n` }
}

/** The sentence of a notice, as its email says it; null for kinds that are shown in the bell only. */
export function noticeSentence(
  notice: Pick<EmailToSend, 'kind' | 'facts'> & { href: string },
  language: Language,
): string | null {
  const forEmployer = notice.href.startsWith('/employer/')
  const keys = keysOf({ ...notice, language, firstName: '', link: '', forEmployer, at: new Date(0) })
  return keys && fill(TEXTS[language][keys.text], readableFacts(notice.facts, language))
}
