const DAY_MS = 86_400_000
const asUtc = (day: string) => new Date(`${day}T00:00:00Z`)

/** A calendar day so many days later, "2026-11-27"; days have no time zone. */
export const addDays = (day: string, days: number): string =>
  new Date(asUtc(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)
/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((asUtc(day).getUTCDay() + 6) % 7))

/** A day as typed into three fields. */
export interface DateParts {
  day: string
  month: string
  year: string
}
/** `2026-11-27`, or null for what is no real day. */
export function dateOf(parts: DateParts): string | null {
  const [day, month, year] = [parts.day.trim(), parts.month.trim(), parts.year.trim()]
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return /^\d{4}-\d\d-\d\d$/.test(date) && asUtc(date).toJSON()?.startsWith(date) ? date : null
}
/** The same for a day that may be left out: null when nothing is typed, `unreal` for what is no real day. */
export const readDate = (parts: DateParts): string | null | 'unreal' =>
  `${parts.day}${parts.month}${parts.year}`.trim() ? (dateOf(parts) ?? 'unreal') : null
/** The three fields of a day; empty ones for none. */
export function partsOf(date: string | null | undefined): DateParts {
  const [year = '', month = '', day = ''] = date?.split('-') ?? []
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
}
