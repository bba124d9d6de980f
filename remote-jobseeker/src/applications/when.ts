import type { Language } from '@onward/contracts/language'
import { currentLanguage, formatDayAndTime } from '@onward/portal-kit/i18n'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
// Browsers have no Welsh names of days.
const WELSH_DAYS = ['dydd Sul', 'dydd Llun', 'dydd Mawrth', 'dydd Mercher', 'dydd Iau', 'dydd Gwener', 'dydd Sadwrn']

/** `Wednesday 25 November 2026, 10:00`, on the clock of the United Kingdom: people plan by the day of the week. */
export function weekdayAndTime(value: string, language: Language = currentLanguage()): string {
  const english = new Date(value).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'Europe/London' })
  const day = language === 'en' ? english : (WELSH_DAYS[DAYS.indexOf(english)] ?? '')
  return `${day} ${formatDayAndTime(value, language)}`
}
/** At the beginning of a line. */
export function startingWeekday(value: string, language: Language = currentLanguage()): string {
  const text = weekdayAndTime(value, language)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
