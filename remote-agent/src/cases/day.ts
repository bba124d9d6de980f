const DAY_MS = 86_400_000

/** The date in so many days, in the United Kingdom. */
export const daysFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Europe/London' })
