import { PAY_PERIODS, type Pay, salaryIn, salaryText } from './pay'

const paid = (minimum: number | null, maximum: number | null, period: Pay['period'] = 'year'): Pay => ({
  minimum,
  maximum,
  period,
})
const SAID: readonly (readonly [Pay | null, number | null, string, string, string])[] = [
  [paid(25_200, 25_200), null, '', '£25,200 a year', '£25,200 y flwyddyn'],
  [paid(12.6, 12.6, 'hour'), null, '', '£12.60 an hour', '£12.60 yr awr'],
  [paid(12.6, 13, 'hour'), 30, '', '£12.60 to £13.00 an hour, 30 hours a week', '£12.60 i £13.00 yr awr, 30 awr yr wythnos'],
  [paid(1_900, null, 'month'), null, '', 'From £1,900 a month', 'O £1,900 y mis'],
  [
    paid(null, 480.5, 'week'),
    37.5,
    'plus tips',
    'Up to £480.50 a week, 37.5 hours a week, plus tips',
    'Hyd at £480.50 yr wythnos, 37.5 awr yr wythnos, plus tips',
  ],
  [paid(110, 120, 'day'), null, '', '£110 to £120 a day', '£110 i £120 y dydd'],
  [null, 20, 'Competitive', '20 hours a week, Competitive', '20 awr yr wythnos, Competitive'],
  [null, null, '', '', ''],
]

test.each(SAID)('pay is said in English and Welsh: %j, %p hours, "%s"', (pay, hours, note, english, welsh) => {
  expect([salaryText(pay, hours, note), salaryText(pay, hours, note, 'cy')]).toEqual([english, welsh])
  expect([salaryIn(english, 'cy'), salaryIn(welsh, 'en')]).toEqual([welsh, english])
  expect([salaryIn(english, 'en'), salaryIn(welsh, 'cy')]).toEqual([english, welsh])
})

test('every period of pay has its own Welsh words', () => {
  const words = PAY_PERIODS.map((period) => salaryText(paid(100, null, period), null, '', 'cy'))
  expect(words).toEqual(['O £100.00 yr awr', 'O £100 y dydd', 'O £100 yr wythnos', 'O £100 y mis', 'O £100 y flwyddyn'])
})

test('hours that an employer wrote into the pay are said too', () => {
  expect(salaryIn('Competitive, 24 hours a week', 'cy')).toBe('Competitive, 24 awr yr wythnos')
  expect(salaryIn('£12.60 an hour, 16 to 30 hours a week', 'cy')).toBe('£12.60 yr awr, 16 i 30 awr yr wythnos')
})

test.each([
  '',
  'Competitive',
  '£12.60 per hour',
  '£24,000 to £26,000 per annum',
  'About £13 an hour',
  '£13 an hour or more',
  '£23k–£25k a year',
  'a year',
  '£12.60 an hour rising to £13 after 24 hours a week',
])('other words stay as they were typed: "%s"', (typed) => {
  expect(salaryIn(typed, 'cy')).toBe(typed)
})
