import type { Language } from './language'

/** Months, and days from Sunday on: browsers have no Welsh names and fall back to the American form of a date. */
export const CALENDAR_NAMES: Readonly<Partial<Record<Language, { months: readonly string[]; days: readonly string[] }>>> = {
  cy: {
    months: [
      'Ionawr',
      'Chwefror',
      'Mawrth',
      'Ebrill',
      'Mai',
      'Mehefin',
      'Gorffennaf',
      'Awst',
      'Medi',
      'Hydref',
      'Tachwedd',
      'Rhagfyr',
    ],
    days: ['dydd Sul', 'dydd Llun', 'dydd Mawrth', 'dydd Mercher', 'dydd Iau', 'dydd Gwener', 'dydd Sadwrn'],
  },
}

/** The name of a month, 1 to 12; `null` for another number. */
export function monthName(month: number, language: Language): string | null {
  if (!Number.isInteger(month) || month < 1 || month > 12) return null
  const named = CALENDAR_NAMES[language]?.months[month - 1]
  return named ?? new Date(Date.UTC(2026, month - 1)).toLocaleDateString(`${language}-GB`, { month: 'long', timeZone: 'UTC' })
}
