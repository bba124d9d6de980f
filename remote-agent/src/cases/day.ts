/** A day, typed in three fields. */
export interface TypedDay {
  day: string
  month: string
  year: string
}
const DAY_MS = 86_400_000

/** The typed date; null for an invalid day. */
export function dayOf({ day, month, year }: TypedDay): string | null {
  if (!/^\d{1,2}$/.test(day.trim()) || !/^\d{1,2}$/.test(month.trim()) || !/^\d{4}$/.test(year.trim())) return null
  const text = `${year.trim()}-${month.trim().padStart(2, '0')}-${day.trim().padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}

/** The three fields of a date. */
export function partsOf(date: string): TypedDay {
  const [year = '', month = '', day = ''] = date.split('-')
  return { day: String(Number(day)), month: String(Number(month)), year }
}

/** The date in so many days, in the United Kingdom. */
export const daysFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Europe/London' })
