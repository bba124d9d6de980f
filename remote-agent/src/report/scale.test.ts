import fc from 'fast-check'
import { apart, topOf } from './scale'

it('ends the scale at a round number that no value exceeds', () => {
  expect([[0], [4], [5], [156], [201], [999], [1581]].map(topOf)).toEqual([4, 4, 6, 200, 400, 1000, 2000])
})

it('keeps labels apart, in the order of their lines', () => {
  expect(apart([10, 50, 90])).toEqual([10, 50, 90])
  fc.assert(
    fc.property(fc.array(fc.nat(100), { minLength: 3, maxLength: 3 }), (heights) => {
      const sorted = [...apart(heights)].sort((a, b) => a - b)
      expect(Math.min(...sorted.slice(1).map((one, at) => one - (sorted[at] ?? 0)))).toBeGreaterThanOrEqual(11)
      expect(Math.max(...sorted)).toBeLessThanOrEqual(100)
    }),
  )
})
