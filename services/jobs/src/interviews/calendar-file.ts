import { BRAND, fillText, type Language, Problem } from '@onward/contracts'
import { writeCalendar } from '@onward/documents/ics'
import type { ServiceKit } from '@onward/service-kit'
import type { ApplicationRow, InterviewRow } from '../db/schema'
import { MESSAGES } from '../messages'
import { calendarOf } from './step'

interface ForWhom {
  application: ApplicationRow
  language: Language
  side: 'jobseeker' | 'employer'
}

/** The calendar file of an interview, the same for both sides. Throws `not-found` while no time was agreed. */
export function calendarFile(kit: ServiceKit, row: InterviewRow, { application, language, side }: ForWhom): string {
  const texts = MESSAGES[language].calendar
  const entry = calendarOf(row)
  if (!entry) throw new Problem('not-found')
  const isOn = row.state === 'confirmed' || row.state === 'held' || row.state === 'no_show'
  const { company, jobTitle } = application
  const forEmployer = side === 'employer'
  const values = { company, job: jobTitle, name: `${application.firstName} ${application.lastName}`.trim() }
  const applicant = { name: values.name, email: application.email }
  return writeCalendar({
    id: row.id,
    sequence: entry.sequence,
    method: isOn ? 'REQUEST' : 'CANCEL',
    startsAt: new Date(entry.startsAt),
    minutes: entry.minutes,
    title: fillText(forEmployer ? texts.titleForEmployer : texts.title, values),
    place: entry.place,
    text: fillText(forEmployer ? texts.aboutForEmployer : texts.about, values),
    link: new URL(`${forEmployer ? '/employer' : ''}/applications/${application.id}`, kit.config.origin).href,
    organizer: { name: `${company} (${BRAND})`, email: kit.config.mailFrom },
    // No attendee: a colleague may pass it on to the interviewer.
    attendee: forEmployer ? null : applicant,
    language,
    at: row.changedAt,
  })
}
