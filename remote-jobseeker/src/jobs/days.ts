import { daysBetween } from '@onward/contracts/jobs/stated-hours'

/** Whole days from today to a date, in United Kingdom time; negative for a past date. */
export function daysUntil(day: string, now = new Date()): number {
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })
  return daysBetween(today, day)
}
