import { londonWeek, mondayOf, weekFrom } from './weeks'

const HOUR_MS = 3_600_000
const hours = ({ from, until }: { from: Date; until: Date }) => (until.getTime() - from.getTime()) / HOUR_MS

it('begins on Monday at midnight in London, whatever the clocks do', () => {
  expect(londonWeek(new Date('2026-11-22T23:59:59.999Z'))).toEqual(londonWeek(new Date('2026-11-16T00:00:00Z')))
  expect(londonWeek(new Date('2026-11-16T00:00:00Z')).from).toEqual(new Date('2026-11-16T00:00:00Z'))
  // In summer Monday begins at eleven on Sunday evening in UTC.
  expect(londonWeek(new Date('2026-07-05T22:59:59Z')).from).toEqual(new Date('2026-06-28T23:00:00Z'))
  expect(londonWeek(new Date('2026-07-05T23:00:00Z')).from).toEqual(new Date('2026-07-05T23:00:00Z'))
})

it('has 167 hours when the clocks go forward and 169 when they go back', () => {
  expect(hours(londonWeek(new Date('2027-03-28T12:00:00Z')))).toBe(167)
  expect(hours(londonWeek(new Date('2026-10-25T12:00:00Z')))).toBe(169)
  expect(hours(londonWeek(new Date('2026-10-25T12:00:00Z'), 1))).toBe(168)
})

it('follows the week before without a gap for years', () => {
  const at = new Date('2026-11-21T12:00:00Z')
  for (let before = 0; before < 320; before += 1) expect(londonWeek(at, before + 1).until).toEqual(londonWeek(at, before).from)
})

it('knows the Monday of a day', () => {
  expect(['2026-11-16', '2026-11-22', '2027-01-01', '2028-02-29'].map((day) => mondayOf(day))).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2026-12-28',
    '2028-02-28',
  ])
  expect(mondayOf('2026-11-18', 2)).toBe('2026-11-02')
  expect(weekFrom('2026-11-16').until).toEqual(new Date('2026-11-23T00:00:00Z'))
})
