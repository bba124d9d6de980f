import { addDays } from '@onward/contracts/calendar-days'
import { londonDay, londonInstant, londonTime } from '@onward/contracts/london-time'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** The calendar day in London so many days from that of `at`; before it where negative. */
export const dayFrom = (at: Date, days: number): string => addDays(londonDay(at), days)

/** A clock time of London on a day; an hour later where the clocks go forward over it. */
export function onLondonDay(day: string, time: string): Date {
  const local = londonInstant(`${day}T${time}`)
  if (local) return local
  const later = londonInstant(new Date(Date.parse(`${day}T${time}:00Z`) + HOUR_MS).toISOString().slice(0, 16))
  if (!later) throw new Error(`London has no ${time} on ${day}`)
  return later
}

/**
 * A moment so many days before `at` that is on that calendar day of London and has that age too. `earlier`, from 0 to below 1, is how much of
 * the day until that hour it lies before the hour: a later moment of the demo stays the later one, at any hour of loading.
 */
export function onDayBefore(at: Date, days: number, earlier = 0): Date {
  const [hour = 0, minute = 0] = londonTime(at).slice(11).split(':').map(Number)
  const rest = at.getTime() % MINUTE_MS
  const passed = Math.floor(((hour * 60 + minute) * MINUTE_MS + rest) * (1 - earlier))
  const clock = new Date(passed).toISOString().slice(11, 16)
  const found = onLondonDay(dayFrom(at, -days), clock).getTime() + (passed % MINUTE_MS)
  // On days when the clocks change.
  return new Date(Math.min(found, at.getTime()))
}
