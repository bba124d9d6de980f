import { startingWeekday, weekdayAndTime } from './when'

test.each([
  ['2027-03-28T00:30:00.000Z', 'Sunday 28 March 2027, 00:30', 'dydd Sul 28 Mawrth 2027, 00:30'],
  ['2027-03-28T23:30:00.000Z', 'Monday 29 March 2027, 00:30', 'dydd Llun 29 Mawrth 2027, 00:30'],
  ['2026-11-25T10:00:00.000Z', 'Wednesday 25 November 2026, 10:00', 'dydd Mercher 25 Tachwedd 2026, 10:00'],
])('%s is said with the day of the week it has in the United Kingdom', (at, english, welsh) => {
  expect([weekdayAndTime(at, 'en'), weekdayAndTime(at, 'cy')]).toEqual([english, welsh])
  expect(startingWeekday(at, 'cy')).toBe(welsh.replace('dydd', 'Dydd'))
})
