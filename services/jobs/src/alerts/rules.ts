import type { AlertFrequency } from '@onward/contracts'
import { dayOf } from '../day'

/** Daily and weekly alerts are sent in the morning, United Kingdom time. */
export const ALERT_HOUR = 8
/** Monday. */
const ALERT_WEEKDAY = 'Mon'

const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' })
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'short' })

/** Whether an alert that was last checked at `checkedAt` is due now. */
export function isDue(frequency: AlertFrequency, checkedAt: Date, now: Date): boolean {
  if (frequency === 'instant') return true
  if (Number(hour.format(now)) < ALERT_HOUR) return false
  if (frequency === 'daily') return dayOf(checkedAt) < dayOf(now) || Number(hour.format(checkedAt)) < ALERT_HOUR
  const isFirst = dayOf(checkedAt) < dayOf(now) || Number(hour.format(checkedAt)) < ALERT_HOUR
  return weekday.format(now) === ALERT_WEEKDAY && isFirst
}
