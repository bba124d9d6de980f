const DAY_MS = 86_400_000

/** Whole days from today to a calendar date, by the clock of the United Kingdom; negative once it has passed. */
export function daysUntil(day: string, now = new Date()): number {
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
}
