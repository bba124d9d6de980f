import { londonDay } from '@onward/contracts/london-time'
import { dayFrom, onDayBefore, onLondonDay } from './demo-calendar'

const MOMENTS = [
  '2026-11-30T00:00:30.000Z',
  '2026-12-31T23:59:59.000Z',
  '2028-02-29T12:00:00.000Z',
  // The clocks go forward at one and back at two in the night.
  '2027-03-28T00:30:00.000Z',
  '2027-03-28T22:30:00.000Z',
  '2027-04-04T00:30:00.000Z',
  '2027-10-30T22:30:00.000Z',
  '2027-10-31T23:30:00.000Z',
  '2027-11-01T01:30:00.000Z',
].map((at) => new Date(at))

it.each(MOMENTS)('keeps days ago on their day in London, in their order and in the past, at %s', (at) => {
  for (const days of [0, 1, 6, 7, 38]) {
    const times = [0.5, 0.2, 0.1, 0].map((earlier) => onDayBefore(at, days, earlier))
    for (const time of times) expect(londonDay(time)).toBe(dayFrom(at, -days))
    expect([...times].sort((a, b) => Number(a) - Number(b))).toEqual(times)
    expect(times.every((time) => time <= at)).toBe(true)
  }
})

it('counts days by the calendar, over months, years and the change of the clocks', () => {
  expect(dayFrom(new Date('2026-12-31T23:59:00Z'), 1)).toBe('2027-01-01')
  expect(dayFrom(new Date('2028-03-01T00:10:00Z'), -1)).toBe('2028-02-29')
  // Half past midnight in London.
  expect(dayFrom(new Date('2027-06-30T23:30:00Z'), 0)).toBe('2027-07-01')
  expect(dayFrom(new Date('2027-10-30T22:30:00Z'), 1)).toBe('2027-10-31')
})

it('takes the hour after one that is skipped', () => {
  expect(onLondonDay('2027-03-28', '01:30').toISOString()).toBe('2027-03-28T01:30:00.000Z')
  expect(onLondonDay('2027-03-29', '01:30').toISOString()).toBe('2027-03-29T00:30:00.000Z')
})
