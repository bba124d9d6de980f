import { dayOf, daysFrom, partsOf } from './day'

it.each([
  [{ day: '1', month: '12', year: '2026' }, '2026-12-01'],
  [{ day: ' 29', month: '2', year: '2028 ' }, '2028-02-29'],
  [{ day: '29', month: '2', year: '2026' }, null],
  [{ day: '31', month: '4', year: '2026' }, null],
  [{ day: '', month: '4', year: '2026' }, null],
  [{ day: '1', month: '4', year: '26' }, null],
])('reads %j as %s', (typed, day) => {
  expect(dayOf(typed)).toBe(day)
})

it('writes a day into its fields as people write it', () => {
  expect(partsOf('2026-12-01')).toEqual({ day: '1', month: '12', year: '2026' })
})

it('counts days by the calendar of the United Kingdom', () => {
  expect(daysFrom(new Date('2026-06-30T23:30:00Z'), 7)).toBe('2026-07-08')
})
