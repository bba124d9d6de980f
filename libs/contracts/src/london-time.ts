/** Wall-clock time in the United Kingdom, "2027-03-28T14:30". */
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

/** Wall-clock time of an instant. */
export function londonTime(at: Date): string {
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}T${part.hour}:${part.minute}`
}

/** The calendar day in London: for an hour of each summer night it is not that of UTC. */
export const londonDay = (at: Date): string => londonTime(at).slice(0, 10)

/** Instants with this wall-clock time: none, one, or two when clocks go back, summer time first. */
export function londonInstants(local: string): Date[] {
  if (!LOCAL_TIME.test(local)) return []
  const asUtc = new Date(`${local}:00Z`).getTime()
  if (Number.isNaN(asUtc)) return []
  return OFFSETS_MINUTES.map((offset) => new Date(asUtc - offset * MINUTE_MS)).filter((at) => londonTime(at) === local)
}

/** The instant of a wall-clock time: the first of two; null for a time or day that does not exist. */
export const londonInstant = (local: string): Date | null => londonInstants(local)[0] ?? null

/** The times around a skipped hour, "2027-03-28T00:59" and "2027-03-28T02:00"; null where the day does not exist. */
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
