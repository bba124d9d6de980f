import { BRAND, type Language } from '@onward/contracts'
import { writeCalendar } from '@onward/documents/ics'
import type { Mail } from '@onward/service-kit'
import type { EmailKind } from '../db/schema'

interface About {
  kind: EmailKind
  facts: Readonly<Record<string, string>>
  forEmployer: boolean
}

/** What the calendar file of an email does; null when it has none. A jobseeker's other notices that tell of a time say that it is off. */
export function calendarMethod({ kind, facts, forEmployer }: About): 'REQUEST' | 'CANCEL' | null {
  if (forEmployer || !facts.startsAt || !facts.interviewId || kind === 'interview-reminder') return null
  return kind === 'interview-confirmed' || kind === 'interview-changed' ? 'REQUEST' : 'CANCEL'
}
const WORDS: Readonly<Record<Language, { title: string; text: string }>> = {
  en: { title: 'Interview', text: 'Everything about it, and what to do if you cannot come:' },
  cy: { title: 'Cyfweliad', text: 'Popeth amdano, a beth i’w wneud os na allwch ddod:' },
}

/** The calendar file of an email about an interview: the entry, or what takes it out again. */
export function calendarOf(
  email: About & {
    link: string
    recipient: { email: string; firstName: string; language: Language }
    from: string
  },
): Mail['attachments'] {
  const { facts, link, recipient, from } = email
  const method = calendarMethod(email)
  if (!method || !facts.startsAt || !facts.interviewId) return undefined
  const words = WORDS[recipient.language]
  const content = writeCalendar({
    id: facts.interviewId,
    sequence: Number(facts.sequence),
    method,
    startsAt: new Date(facts.startsAt),
    minutes: Number(facts.minutes),
    title: `${words.title}: ${facts.jobTitle}`,
    place: facts.place ?? '',
    text: words.text,
    link,
    organizer: { name: `${facts.company} (${BRAND})`, email: from },
    attendee: { name: recipient.firstName, email: recipient.email },
    language: recipient.language,
    at: new Date(facts.changedAt ?? facts.startsAt),
  })
  return [{ filename: 'interview.ics', content, contentType: `text/calendar; charset=utf-8; method=${method}` }]
}
