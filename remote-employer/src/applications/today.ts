const ukDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day in the United Kingdom, ISO 8601, as the service counts days. */
export const today = (): string => ukDay.format(new Date())
