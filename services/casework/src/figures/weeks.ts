import { londonInstant, londonTime } from '@onward/contracts'

const DAY_MS = 86_400_000

/** A week from Monday to Sunday, Europe/London: the instants at which it begins and at which the next one does. */
export interface Week {
  from: Date
  until: Date
}

/** The midnight that begins a calendar day there; the clocks never change at midnight. */
function midnight(day: Date): Date {
  const at = londonInstant(`${day.toISOString().slice(0, 10)}T00:00`)
  if (!at) throw new Error('London has no such midnight')
  return at
}

/** The week that holds an instant, or one so many weeks before it. A week with a clock change has 167 or 169 hours. */
export function londonWeek(at: Date, weeksBefore = 0): Week {
  const today = new Date(`${londonTime(at).slice(0, 10)}T00:00:00Z`)
  const monday = today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY_MS - weeksBefore * 7 * DAY_MS
  return { from: midnight(new Date(monday)), until: midnight(new Date(monday + 7 * DAY_MS)) }
}
