const DAY_MS = 86_400_000
const asUtc = (day: string) => new Date(`${day}T00:00:00Z`)

/** A calendar day so many days later, "2026-11-27"; days have no time zone. */
export const addDays = (day: string, days: number): string =>
  new Date(asUtc(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)
/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((asUtc(day).getUTCDay() + 6) % 7))
