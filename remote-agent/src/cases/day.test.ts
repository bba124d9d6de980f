import { daysFrom } from './day'

it('counts days by the calendar of the United Kingdom', () => {
  expect(daysFrom(new Date('2026-06-30T23:30:00Z'), 7)).toBe('2026-07-08')
})
