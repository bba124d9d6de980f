/** Hours of the United Kingdom in which only urgent text messages are sent. */
export const QUIET_FROM_HOUR = 21
export const QUIET_UNTIL_HOUR = 8
const MINUTE_MS = 60_000

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const minuteOfDay = (at: Date): number => {
  const [hour = 0, minute = 0] = clock.format(at).split(':').map(Number)
  return hour * 60 + minute
}
const isQuiet = (at: Date): boolean => {
  const minute = minuteOfDay(at)
  return minute >= QUIET_FROM_HOUR * 60 || minute < QUIET_UNTIL_HOUR * 60
}

/** The first moment from `at` on at which any text message may be sent: `at` itself by day, else eight in the morning. */
export function afterQuietHours(at: Date): Date {
  if (!isQuiet(at)) return at
  const minute = minuteOfDay(at)
  const minutes = (QUIET_UNTIL_HOUR * 60 - minute + 24 * 60) % (24 * 60)
  const guess = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS + minutes * MINUTE_MS)
  // A clock change in the night shifts the estimate by an hour.
  const off = minuteOfDay(guess) - QUIET_UNTIL_HOUR * 60
  return new Date(guess.getTime() - off * MINUTE_MS)
}
