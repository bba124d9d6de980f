/** Wall clock of the United Kingdom, "2027-03-28T14:30": what a person types for a day and an hour there. */
export const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

const MINUTE_MS = 60_000
/** British Summer Time and Greenwich Mean Time. */
const OFFSETS_MINUTES = [60, 0] as const

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The wall clock at an instant. */
export function londonTime(at: Date): string {
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}T${part.hour}:${part.minute}`
}

/**
 * The instant of a wall-clock time; null for what no clock shows: no such day, or the hour that is left out when the clocks go forward.
 * Of the hour that comes twice when they go back, the first.
 */
export function londonInstant(local: string): Date | null {
  if (!LOCAL_TIME.test(local)) return null
  const asUtc = new Date(`${local}:00Z`).getTime()
  if (Number.isNaN(asUtc)) return null
  for (const offset of OFFSETS_MINUTES) {
    const at = new Date(asUtc - offset * MINUTE_MS)
    if (londonTime(at) === local) return at
  }
  return null
}
