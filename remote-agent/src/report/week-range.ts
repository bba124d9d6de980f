import { formatDay } from '@onward/portal-kit/i18n'
import type { ReportMessages } from './catalogue'
import { sundayOf } from './weeks'

/** "16 to 22 November 2026", "30 November to 6 December 2026": month and year are not repeated. */
export function weekRange(r: ReportMessages, monday: string): string {
  const sunday = sundayOf(monday)
  const until = formatDay(sunday)
  const whole = formatDay(monday)
  const isSameMonth = monday.slice(0, 7) === sunday.slice(0, 7)
  const isSameYear = monday.slice(0, 4) === sunday.slice(0, 4)
  const from = isSameMonth ? String(Number(monday.slice(8))) : isSameYear ? whole.slice(0, -5) : whole
  return r('common.span', { from, until })
}
