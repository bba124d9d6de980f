export { formatWeekdayAndTime as weekdayAndTime, startingWeekday } from '@onward/portal-kit/i18n'
