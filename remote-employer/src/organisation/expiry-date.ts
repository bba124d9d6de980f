/** A day, typed in three fields. */
export interface DateParts {
  day: string
  month: string
  year: string
}

export const partsOf = (date: string | null): DateParts => {
  const [year = '', month = '', day = ''] = date?.split('-') ?? []
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
}

/** The date; null when empty, `unreal` for an invalid day. */
export function readDate({ day, month, year }: DateParts): string | null | 'unreal' {
  const [d, m, y] = [day, month, year].map((part) => part.trim())
  if (!d && !m && !y) return null
  if (!/^\d{1,2}$/.test(d ?? '') || !/^\d{1,2}$/.test(m ?? '') || !/^\d{4}$/.test(y ?? '')) return 'unreal'
  const date = `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`
  return new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ? date : 'unreal'
}
