import type { AlertFrequency } from '@onward/contracts'
import { dayOf } from '../day'

/** Daily and weekly alerts come in the morning, on the clock of the United Kingdom. */
export const ALERT_HOUR = 8
/** Monday. */
const ALERT_WEEKDAY = 'Mon'

const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' })
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'short' })

/** Whether an alert that looked at the board last at `lookedAt` looks again now. */
export function isDue(frequency: AlertFrequency, lookedAt: Date, now: Date): boolean {
  if (frequency === 'instant') return true
  if (Number(hour.format(now)) < ALERT_HOUR) return false
  if (frequency === 'daily') return dayOf(lookedAt) < dayOf(now) || Number(hour.format(lookedAt)) < ALERT_HOUR
  const isFirst = dayOf(lookedAt) < dayOf(now) || Number(hour.format(lookedAt)) < ALERT_HOUR
  return weekday.format(now) === ALERT_WEEKDAY && isFirst
}
