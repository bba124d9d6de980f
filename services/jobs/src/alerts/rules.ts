import type { AlertFrequency } from '@onward/contracts'

const HOUR_MS = 60 * 60 * 1000
/** Daily and weekly alerts are sent in the morning, United Kingdom time. */
export const ALERT_HOUR = 8
/** Monday. */
const ALERT_WEEKDAY = 'Mon'

const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' })
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'short' })

/** Alerts of a frequency are due that were last checked before this; null where none is due now. */
export function dueBefore(frequency: Exclude<AlertFrequency, 'instant'>, now: Date): Date | null {
  const hours = Number(hour.format(now)) - ALERT_HOUR
  if (hours < 0 || (frequency === 'weekly' && weekday.format(now) !== ALERT_WEEKDAY)) return null
  // Clocks change at night, and by whole hours.
  return new Date(Math.floor(now.getTime() / HOUR_MS - hours) * HOUR_MS)
}
