const DAY_MS = 86_400_000

const daysAfter = (day: string, days: number): string =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** Calendar days only: time zones are the service's concern. */
export const sundayOf = (monday: string): string => daysAfter(monday, 6)
/** An address may name any day of a week; the service refuses invalid days. */
export const mondayOf = (day: string): string => {
  const at = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(at) ? day : daysAfter(day, -((new Date(at).getUTCDay() + 6) % 7))
}
export const weekAfter = (monday: string, weeks: number): string => daysAfter(monday, 7 * weeks)
