import { kendall, ranksOf, spearman } from './rank-agreement'

it('gives equal values their mean rank', () => {
  expect(ranksOf([10, 30, 10, 20])).toEqual([1.5, 4, 1.5, 3])
})

it('measures how far two orders agree', () => {
  expect(spearman([1, 2, 3, 4], [10, 20, 30, 40])).toBeCloseTo(1)
  expect(spearman([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1)
  expect(spearman([1, 2, 3, 4], [1, 3, 2, 4])).toBeCloseTo(0.8)
  expect(kendall([1, 2, 3, 4], [1, 3, 2, 4])).toBeCloseTo(4 / 6)
  expect(kendall([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1)
})

it('has no answer where nothing varies', () => {
  expect(spearman([1, 2], [5, 5])).toBeNull()
  expect(kendall([1, 2], [5, 5])).toBeNull()
})
