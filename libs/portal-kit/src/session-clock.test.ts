import { mustRefresh } from './session-clock'

test('the access token is renewed when 90 seconds or less remain, and never for visitors', () => {
  const end = '2026-11-21T12:00:00.000Z'
  const at = (secondsBefore: number) => Date.parse(end) - secondsBefore * 1_000
  expect([91, 90, 0, -5].map((left) => mustRefresh(end, at(left)))).toEqual([false, true, true, true])
  expect(mustRefresh(null, at(0))).toBe(false)
})
