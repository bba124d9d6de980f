import { dueBefore } from './rules'

// 23 November 2026 is a Monday.
it.each([
  ['daily', '2026-11-21T08:00:30Z', '2026-11-22T07:59:00Z', false],
  ['daily', '2026-11-21T08:00:30Z', '2026-11-22T08:00:00Z', true],
  ['daily', '2026-11-22T08:00:30Z', '2026-11-22T19:00:00Z', false],
  ['daily', '2026-11-22T02:00:00Z', '2026-11-22T08:00:00Z', true],
  // The clocks went back on 25 October: it is still eight by the clock.
  ['daily', '2026-10-24T07:00:30Z', '2026-10-25T07:30:00Z', false],
  ['daily', '2026-10-24T07:00:30Z', '2026-10-25T08:00:00Z', true],
  ['weekly', '2026-11-16T08:00:30Z', '2026-11-22T12:00:00Z', false],
  ['weekly', '2026-11-16T08:00:30Z', '2026-11-23T08:00:00Z', true],
  ['weekly', '2026-11-23T08:00:30Z', '2026-11-23T12:00:00Z', false],
] as const)('%s, last at %s, at %s: %s', (frequency, checkedAt, now, due) => {
  const before = dueBefore(frequency, new Date(now))
  expect(before !== null && new Date(checkedAt) < before).toBe(due)
})
