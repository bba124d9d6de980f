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

/** The instants at which the clock shows this: none, one, or two where the hour comes twice, summer time first. */
export function londonInstants(local: string): Date[] {
  if (!LOCAL_TIME.test(local)) return []
  const asUtc = new Date(`${local}:00Z`).getTime()
  if (Number.isNaN(asUtc)) return []
  return OFFSETS_MINUTES.map((offset) => new Date(asUtc - offset * MINUTE_MS)).filter((at) => londonTime(at) === local)
}

/**
 * The instant of a wall-clock time; null for what no clock shows: no such day, or the hour that is left out when the clocks go forward.
 * Of the hour that comes twice when they go back, the first.
 */
export const londonInstant = (local: string): Date | null => londonInstants(local)[0] ?? null

/** The last clock time before a left-out one and the first after it, "2027-03-28T00:59" and "2027-03-28T02:00"; null where no such day exists. */
export function nearestLondonTimes(local: string): readonly [string, string] | null {
  const asUtc = LOCAL_TIME.test(local) ? new Date(`${local}:00Z`) : null
  // February 30 reads as a day in March.
  if (!asUtc || Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(local)) return null
  const towards = (step: number): string => {
    for (let minutes = step; ; minutes += step) {
      const text = new Date(asUtc.getTime() + minutes * MINUTE_MS).toISOString().slice(0, 16)
      if (londonInstant(text)) return text
    }
  }
  return [towards(-1), towards(1)]
}
