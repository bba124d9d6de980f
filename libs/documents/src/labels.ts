import type { Language } from '@onward/contracts'
import { monthName } from '@onward/contracts/calendar-names'
import { catalogueFiles } from '@onward/contracts/catalogue-files'
import type en from './labels/en.json'

/** The documents' own texts; all others are the person's. */
export const LABELS = catalogueFiles<typeof en>(import.meta.url, './labels')

/** `2021-03` as "March 2021", `2021` as it is, a whole ISO date with its day. Anything else is unchanged. */
export function longDate(date: string, language: Language): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(date) ?? []
  const name = month && monthName(Number(month), language)
  if (!year || !name) return date
  return day ? `${Number(day)} ${name} ${year}` : `${name} ${year}`
}

/** "March 2021 – August 2023", "March 2021 – present", a single date, or an empty text. */
export function period(from: string | null, until: string | null, current: boolean, language: Language): string {
  const start = from && longDate(from, language)
  const end = current ? LABELS[language].present : until && longDate(until, language)
  return start === end ? (start ?? '') : [start, end].filter(Boolean).join(' – ')
}
