import { BRAND, fillText, type Language } from '@onward/contracts'
import { writeCalendar } from '@onward/documents/ics'
import type { Mail } from '@onward/service-kit'
import type { EmailKind } from '../db/schema'
import { MESSAGES } from '../messages'

interface About {
  kind: EmailKind
  facts: Readonly<Record<string, string>>
  forEmployer: boolean
}

/** Kinds of a jobseeker's notices about an appointment that add its calendar entry or remove it. */
const APPOINTMENT_METHODS: Partial<Record<EmailKind, 'REQUEST' | 'CANCEL'>> = {
  'appointment-made': 'REQUEST',
  'appointment-moved': 'REQUEST',
  'appointment-changed': 'REQUEST',
  'appointment-cancelled': 'CANCEL',
}

/**
 * The method of an email's calendar file; null when it has none. A jobseeker's other notices that carry an interview's time cancel
 * the entry.
 */
export function calendarMethod({ kind, facts, forEmployer }: About): 'REQUEST' | 'CANCEL' | null {
  if (facts.appointmentId) return APPOINTMENT_METHODS[kind] ?? null
  if (forEmployer || !facts.startsAt || !facts.interviewId || kind === 'interview-reminder') return null
  return kind === 'interview-confirmed' || kind === 'interview-changed' || kind === 'application-thawed' ? 'REQUEST' : 'CANCEL'
}

/** The calendar file of an email about an interview or an appointment: it adds the entry or removes it. */
export function calendarOf(
  email: About & {
    link: string
    recipient: { email: string; firstName: string; language: Language }
    from: string
  },
): Mail['attachments'] {
  const { facts, link, recipient, from } = email
  const method = calendarMethod(email)
  const id = facts.appointmentId ?? facts.interviewId
  if (!method || !facts.startsAt || !id) return undefined
  const thing = facts.appointmentId ? 'appointment' : 'interview'
  const texts = MESSAGES[recipient.language].calendar[thing]
  const content = writeCalendar({
    id,
    sequence: Number(facts.sequence),
    method,
    startsAt: new Date(facts.startsAt),
    minutes: Number(facts.minutes),
    title: fillText(texts.title, facts),
    place: facts.place ?? '',
    text: texts.text,
    link,
    organizer: { name: `${facts.agentName ?? facts.company} (${BRAND})`, email: from },
    attendee: { name: recipient.firstName, email: recipient.email },
    language: recipient.language,
    at: new Date(facts.changedAt ?? facts.startsAt),
  })
  return [{ filename: `${thing}.ics`, content, contentType: `text/calendar; charset=utf-8; method=${method}` }]
}
