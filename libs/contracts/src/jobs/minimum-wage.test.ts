import fc from 'fast-check'
import { checkWage, isBeyondKnownRates, MINIMUM_WAGE, ratesOn } from './minimum-wage'
import { PAY_PERIODS, type Pay } from './pay'

const hourly = (minimum: number, type: 'full-time' | 'apprenticeship' = 'full-time') => ({
  pay: { minimum, maximum: null, period: 'hour' as const },
  type,
})

test('the day on which the job starts decides between two years’ rates', () => {
  expect(checkWage(hourly(12.5), '2026-03-31')).toMatchObject({ perHour: 12.21, verdict: 'met' })
  expect(checkWage(hourly(12.5), '2026-04-01')).toMatchObject({ perHour: 12.71, verdict: 'below', applies: 'adult' })
  expect(ratesOn('1999-01-01')).toBe(MINIMUM_WAGE[0])
})

test('an apprenticeship has its own rate; every other job has the rate for people aged 21 and over', () => {
  expect(checkWage(hourly(8, 'apprenticeship'), '2026-11-21')).toMatchObject({ applies: 'apprentice', verdict: 'met' })
  expect(checkWage(hourly(7.99, 'apprenticeship'), '2026-11-21').verdict).toBe('below')
  expect(checkWage(hourly(10.85), '2026-11-21').verdict).toBe('below')
})

test('yearly pay is judged by the hours of a week, and without them only where it is certain', () => {
  const yearly = (minimum: number, type: 'full-time' | 'part-time', hoursPerWeek?: number) =>
    checkWage({ pay: { minimum, maximum: null, period: 'year' }, type, hoursPerWeek }, '2026-11-21')
  expect(yearly(24_785, 'full-time', 37.5)).toMatchObject({ verdict: 'met', hourly: expect.closeTo(12.71, 2) })
  expect(yearly(24_000, 'full-time', 37.5).verdict).toBe('below')
  expect(yearly(23_000, 'full-time').verdict).toBe('below')
  expect(yearly(24_000, 'full-time').verdict).toBe('unknown')
  expect(yearly(27_000, 'full-time').verdict).toBe('met')
  expect(yearly(9_000, 'part-time').verdict).toBe('unknown')
  expect(yearly(9_000, 'part-time', 16).verdict).toBe('below')
  expect(yearly(11_000, 'part-time', 16).verdict).toBe('met')
})

test('more pay never turns a job from met to below, whatever the period and the hours', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PAY_PERIODS),
      fc.constantFrom('full-time', 'part-time', 'contract', 'temporary', 'apprenticeship'),
      fc.option(fc.integer({ min: 1, max: 80 })),
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      (period, type, hoursPerWeek, amount, more) => {
        const order = ['below', 'unknown', 'met']
        const verdict = (minimum: number) => {
          const pay: Pay = { minimum, maximum: null, period }
          return order.indexOf(checkWage({ pay, type: type as 'full-time', hoursPerWeek }, '2026-11-21').verdict)
        }
        expect(verdict(amount + more)).toBeGreaterThanOrEqual(verdict(amount))
      },
    ),
  )
})

test('a start after the next change of rates is beyond the known rates', () => {
  expect(isBeyondKnownRates('2027-03-31')).toBe(false)
  expect(isBeyondKnownRates('2027-04-01')).toBe(true)
})
