import fc from 'fast-check'
import { quantile, stepOf } from './load-times'

const counted = (times: readonly number[]) => {
  const counts = new Map<number, number>()
  for (const ms of times) counts.set(stepOf(ms), (counts.get(stepOf(ms)) ?? 0) + 1)
  return counts
}

it('reads median and 95th percentile from counts within a fifth of the true time', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 60, max: 50_000 }), { minLength: 1, maxLength: 200 }), (times) => {
      const sorted = [...times].sort((a, b) => a - b)
      for (const share of [0.5, 0.95]) {
        const true_ = sorted[Math.ceil(share * sorted.length) - 1] ?? 0
        const read = quantile(counted(times), share) ?? 0
        expect(Math.abs(read - true_)).toBeLessThanOrEqual(Math.max(true_, read) * 0.21 + 1)
      }
    }),
  )
})

it('has no time without loads, and an end for the slowest', () => {
  expect(quantile(new Map(), 0.5)).toBeNull()
  expect(quantile(counted([600_000]), 0.5)).toBe(quantile(counted([599_000]), 0.95))
})
