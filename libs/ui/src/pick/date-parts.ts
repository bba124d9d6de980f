/** A date as typed into three fields. */
export interface DateParts {
  day: string
  month: string
  year: string
}
/** `2026-11-27`, or null for what is not a real date. A year of two digits is of this century. */
export function dateOf({ day, month, year }: DateParts): string | null {
  const numbers = [day, month, year].map((part) => (/^\d{1,4}$/.test(part.trim()) ? Number(part) : Number.NaN))
  const [d = 0, m = 0, y = 0] = numbers
  if (numbers.some(Number.isNaN)) return null
  const full = year.trim().length === 2 ? 2000 + y : y
  const date = new Date(Date.UTC(full, m - 1, d))
  const isReal = full >= 1900 && date.getUTCFullYear() === full && date.getUTCMonth() === m - 1 && date.getUTCDate() === d
  return isReal ? date.toISOString().slice(0, 10) : null
}
/** The three fields of `2026-11-27`; empty ones for an empty text. */
export function partsOf(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-')
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
}
