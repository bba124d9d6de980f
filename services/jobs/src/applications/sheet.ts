import { csvOf, type EmployerApplication, fillText, type Language, MOST_EXPORTED } from '@onward/contracts'
import { dayOf } from '../day'
import { MESSAGES } from '../messages'

/** As tables write it: 21/11/2026. */
const shortDate = (iso: string): string => dayOf(new Date(iso)).split('-').reverse().join('/')

/** A list of applications as CSV, cells that a spreadsheet would run made harmless; what both sides opted in to share is not in it. */
export function sheetOf(
  items: readonly EmployerApplication[],
  { language, isCut }: { language: Language; isCut: boolean },
): string {
  const texts = MESSAGES[language].sheet
  const head = [
    texts.name,
    texts.job,
    texts.status,
    texts.applied,
    texts.match,
    texts.badges,
    texts.years,
    texts.location,
    texts.availability,
    texts.email,
    texts.phone,
  ]
  const rows = items.map((one) => [
    one.name,
    one.jobTitle,
    texts.states[one.state],
    shortDate(one.appliedAt),
    one.matchScore === null ? '' : String(one.matchScore),
    one.badges.join('; '),
    one.experienceYears === null ? '' : String(one.experienceYears),
    one.location,
    texts.availabilities[one.availability as keyof typeof texts.availabilities] ?? one.availability ?? '',
    one.email,
    one.phone,
  ])
  return csvOf([head, ...rows, ...(isCut ? [[fillText(texts.cut, { count: MOST_EXPORTED })]] : [])])
}

/** "Applications - 2026-11-27.csv" */
export const sheetName = (language: Language, now: Date): string => `${MESSAGES[language].sheet.title} - ${dayOf(now)}.csv`
