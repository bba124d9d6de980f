import { addDays, mondayOf } from '@onward/contracts/calendar-days'
import { daysOfWeek, hoursOf, placeDay, type WeekEvent } from './week-layout'

const event = (starts: string, minutes = 30): WeekEvent => ({ id: starts, starts, minutes, title: 'Amina', kind: 'planned' })

test('a week begins on Monday, also on Sundays and across the change of clocks and of the year', () => {
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(mondayOf('2026-11-29')).toBe('2026-11-23')
  expect(mondayOf('2027-01-01')).toBe('2026-12-28')
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29')
})

test('the weekend is shown only as far as a day of it is needed', () => {
  const days = (...needed: string[]) => daysOfWeek('2026-11-23', needed).length
  expect([days(), days('2026-11-28'), days('2026-11-29'), days('2026-12-05')]).toEqual([5, 6, 7, 5])
})

test('hours reach from nine to five, and further where a meeting does', () => {
  expect(hoursOf([])).toEqual([9, 17])
  expect(hoursOf([event('2026-11-23T07:45'), event('2026-11-23T17:30', 60)])).toEqual([7, 19])
  expect(hoursOf([event('2026-11-23T23:50', 120)])).toEqual([9, 24])
})

test('meetings at one time stand side by side, and one that follows has the whole width', () => {
  const placed = placeDay([event('2026-11-23T09:00', 60), event('2026-11-23T09:30'), event('2026-11-23T10:00', 15)])
  expect(placed.map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
  ])
})
