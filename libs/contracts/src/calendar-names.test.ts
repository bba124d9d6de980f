import { CALENDAR_NAMES, monthName } from './calendar-names'
import { LANGUAGES } from './language'

const utc = { timeZone: 'UTC' } as const

test('months and days are named as Node names them, which knows every language', () => {
  for (const language of LANGUAGES) {
    for (let month = 1; month <= 12; month++) {
      const known = new Date(Date.UTC(2026, month - 1)).toLocaleDateString(`${language}-GB`, { month: 'long', ...utc })
      expect(monthName(month, language)).toBe(known)
    }
    CALENDAR_NAMES[language]?.days.forEach((name, day) => {
      // 1 February 2026 is a Sunday.
      const known = new Date(Date.UTC(2026, 1, 1 + day)).toLocaleDateString(`${language}-GB`, { weekday: 'long', ...utc })
      expect(name.toLowerCase()).toBe(known.toLowerCase())
    })
  }
})

test('there is no month 0 or 13', () => {
  expect([0, 13, Number.NaN].map((month) => monthName(month, 'cy'))).toEqual([null, null, null])
})
