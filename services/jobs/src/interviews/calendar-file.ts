import { BRAND, type Language, Problem } from '@onward/contracts'
import { writeCalendar } from '@onward/documents/ics'
import type { ServiceKit } from '@onward/service-kit'
import type { ApplicationRow, InterviewRow } from '../db/schema'
import { calendarOf } from './step'

interface ForWhom {
  application: ApplicationRow
  language: Language
  side: 'jobseeker' | 'employer'
}

/** The calendar file of an interview as it stands, for either side: the same entry. Throws `not-found` while no time was ever agreed. */
export function calendarFile(kit: ServiceKit, row: InterviewRow, { application, language, side }: ForWhom): string {
  const texts = CALENDAR_TEXTS[language]
  const entry = calendarOf(row)
  if (!entry) throw new Problem('not-found')
  const isOn = row.state === 'confirmed' || row.state === 'held' || row.state === 'no_show'
  const { company, jobTitle } = application
  const forEmployer = side === 'employer'
  const applicant = { name: `${application.firstName} ${application.lastName}`.trim(), email: application.email }
  return writeCalendar({
    id: row.id,
    sequence: entry.sequence,
    method: isOn ? 'REQUEST' : 'CANCEL',
    startsAt: new Date(entry.startsAt),
    minutes: entry.minutes,
    title: forEmployer ? texts.titleForEmployer(applicant.name, jobTitle) : texts.title(jobTitle),
    place: entry.place,
    text: forEmployer ? texts.aboutForEmployer(applicant.name, jobTitle) : texts.about(company, jobTitle),
    link: new URL(`${forEmployer ? '/employer' : ''}/applications/${application.id}`, kit.config.origin).href,
    organizer: { name: `${company} (${BRAND})`, email: kit.config.mailFrom },
    // A colleague may hand it to whoever interviews.
    attendee: forEmployer ? null : applicant,
    language,
    at: row.changedAt,
  })
}

/** Texts of the calendar file, in the reader's language. */
interface CalendarTexts {
  title: (job: string) => string
  about: (company: string, job: string) => string
  titleForEmployer: (name: string, job: string) => string
  aboutForEmployer: (name: string, job: string) => string
}

const CALENDAR_TEXTS: Readonly<Record<Language, CalendarTexts>> = {
  en: {
    title: (job) => `Interview: ${job}`,
    about: (company, job) => `Your interview with ${company} for ${job}. Everything about it, and what to do if you cannot come:`,
    titleForEmployer: (name, job) => `Interview: ${name}, ${job}`,
    aboutForEmployer: (name, job) => `You interview ${name} for ${job}. The application, and how to change or cancel it:`,
  },
  cy: {
    title: (job) => `Cyfweliad: ${job}`,
    about: (company, job) => `Eich cyfweliad gyda ${company} ar gyfer ${job}. Popeth amdano, a beth i’w wneud os na allwch ddod:`,
    titleForEmployer: (name, job) => `Cyfweliad: ${name}, ${job}`,
    aboutForEmployer: (name, job) => `Rydych yn cyfweld ${name} ar gyfer ${job}. Y cais, a sut i’w newid neu ei ganslo:`,
  },
}
