/** Calendar date in the United Kingdom, ISO 8601: closing dates and "today" are days there, whatever the server's zone. */
const ukDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit', day: '2-digit' })
export const dayOf = (at: Date): string => ukDay.format(at)
