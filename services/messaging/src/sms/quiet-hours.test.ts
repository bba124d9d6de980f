import fc from 'fast-check'
import { afterQuietHours } from './quiet-hours'

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

it.each([
  ['by day at once', '2026-11-21T14:30:00Z', '2026-11-21T14:30:00.000Z'],
  ['late in winter', '2026-11-21T22:15:30Z', '2026-11-22T08:00:00.000Z'],
  ['early in summer', '2026-07-01T03:00:00Z', '2026-07-01T07:00:00.000Z'],
  ['in the night that the clocks go forward', '2026-03-28T23:30:00Z', '2026-03-29T07:00:00.000Z'],
  ['in the night that the clocks go back', '2026-10-24T22:30:00Z', '2026-10-25T08:00:00.000Z'],
])('lets a text message arrive %s', (_when, at, arrives) => {
  expect(afterQuietHours(new Date(at)).toISOString()).toBe(arrives)
})

it('is never in the past, never in quiet hours, and at most half a day later', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (at) => {
      const arrives = afterQuietHours(at)
      const waited = arrives.getTime() - at.getTime()
      const hour = Number(london.format(arrives).slice(0, 2))
      return waited >= 0 && waited <= 12 * 3_600_000 && hour >= 8 && hour < 21
    }),
  )
})
