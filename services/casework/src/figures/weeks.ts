import { londonDay, londonInstant, londonTime } from '@onward/contracts'

export { londonDay }

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** A week from Monday to Sunday, Europe/London: the instants at which it begins and at which the next one does. */
export interface Week {
  from: Date
  until: Date
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The first instant of a calendar day in London; the clocks never change at midnight. */
function midnight(day: string): Date {
  const at = londonInstant(`${day}T00:00`)
  if (!at) throw new Error('London has no such midnight')
  return at
}

/** The Monday of a calendar day's week, or of one so many weeks before it. */
export function mondayOf(day: string, weeksBefore = 0): string {
  const at = new Date(`${day}T00:00:00Z`)
  return dayOf(new Date(at.getTime() - (((at.getUTCDay() + 6) % 7) + 7 * weeksBefore) * DAY_MS))
}
/** So many calendar days from one on. */
export const daysFrom = (day: string, days: number): Week => ({
  from: midnight(day),
  until: midnight(dayOf(new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_MS))),
})

/** The week that begins on a Monday. A week with a clock change has 167 or 169 hours. */
export const weekFrom = (monday: string): Week => ({ from: midnight(monday), until: midnight(mondayOf(monday, -1)) })

/** The week of an instant, or one so many weeks before it. */
export const londonWeek = (at: Date, weeksBefore = 0): Week => weekFrom(mondayOf(londonDay(at), weeksBefore))

/** The same weekday and time a week earlier, on the clock of London. */
export function weekEarlier(at: Date): Date {
  const [day = '', time = ''] = londonTime(at).split('T')
  const local = londonInstant(`${dayOf(new Date(new Date(`${day}T00:00:00Z`).getTime() - 7 * DAY_MS))}T${time}`)
  const rest = at.getTime() % MINUTE_MS
  // The hour that is skipped when the clocks go forward: seven times 24 hours earlier.
  return local ? new Date(local.getTime() + rest) : new Date(at.getTime() - 7 * DAY_MS)
}

/** A week beside the one before: whole weeks, or until now and until the same hour while the week is running. */
export function comparedWeeks(week: Week, before: Week, now: Date): [Week, Week] {
  if (week.until <= now) return [week, before]
  return [
    { from: week.from, until: now },
    { from: before.from, until: weekEarlier(now) },
  ]
}
