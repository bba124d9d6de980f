import fc from 'fast-check'
import * as v from 'valibot'
import { type Answers, answersOf, asked } from './form'

const answered: Answers = {
  ...answersOf({ minimum: 12.71, maximum: 13.5, period: 'hour' }, 16),
  place: 'wales',
  household: 'alone',
  age: '25',
}
const faults = (answers: Partial<Answers>) => {
  const { issues = [] } = v.safeParse(asked, { ...answered, ...answers })
  return issues.map(({ path, message }) => `${path?.[0]?.key}: ${message}`)
}
const workOf = (answers: Partial<Answers>) => v.parse(asked, { ...answered, ...answers }).work

test('an advert gives its lowest pay and its hours', () => {
  expect(answersOf({ minimum: 12.71, maximum: 13.5, period: 'hour' }, 20)).toMatchObject({
    pay: '12.71',
    period: 'hour',
    hours: '20',
  })
  expect(answersOf({ minimum: null, maximum: 26_000, period: 'year' }, null)).toMatchObject({
    pay: '26000',
    period: 'year',
    hours: '',
  })
  expect(answersOf({ minimum: 104, maximum: null, period: 'day' }, null)).toMatchObject({ pay: '', period: 'hour' })
  expect(answersOf(null, null)).toMatchObject({ pay: '', hours: '' })
})

test('pay per week, month or year becomes pay per hour', () => {
  expect(workOf({ pay: '£203.36', period: 'week', hours: '16' }).payPerHour).toBeCloseTo(12.71)
  expect(workOf({ pay: '2,065', period: 'month', hours: '37.5' }).payPerHour).toBeCloseTo((2065 * 12) / 52 / 37.5)
  expect(workOf({ pay: '£24,784.50', period: 'year', hours: '37.5' }).payPerHour).toBeCloseTo(12.71)
})

test('each answer that is missing or no number says so at its question', () => {
  expect(faults({ pay: '', hours: '', place: '', household: '', age: '' })).toEqual([
    'pay: fault.pay',
    'hours: fault.hours',
    'place: fault.place',
    'household: fault.household',
    'age: fault.age',
  ])
  expect(faults({ hours: '81', housing: 'some', pension: '60' })).toEqual([
    'hours: fault.hours',
    'housing: fault.amount',
    'pension: fault.percent',
  ])
  expect(faults({ pay: '24000', period: 'hour' })).toEqual(['pay: fault.rate'])
  expect(faults({ pay: '12.71', period: 'month' })).toEqual(['pay: fault.rate'])
})

test('answers about a partner or children count only for people who have them', () => {
  const parsed = v.parse(asked, { ...answered, partnerPay: '900', childcare: '200', eldest: true })
  expect(parsed.household).toMatchObject({ partnerPay: 0, eldestBefore2017: false })
  expect(parsed.work.childcare).toBe(0)
})

test('whatever is typed, the form gives numbers or says what is wrong', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (pay, hours, housing) => {
      const read = v.safeParse(asked, { ...answered, pay, hours, housing })
      if (!read.success) return
      const { payPerHour, hoursPerWeek } = read.output.work
      expect([payPerHour, hoursPerWeek, read.output.household.housing].every((one) => Number.isFinite(one) && one >= 0)).toBe(
        true,
      )
    }),
  )
})
