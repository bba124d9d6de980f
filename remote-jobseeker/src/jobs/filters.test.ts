import { boardQuery } from '@onward/contracts/jobs/board'
import fc from 'fast-check'
import * as v from 'valibot'
import { displayedDistance, filtersFrom, isNarrowed, queryOf } from './filters'

const address = fc.dictionary(
  fc.constantFrom('q', 'location', 'near', 'within', 'type', 'sort', 'remote', 'screenReader', 'equipment', 'saved', 'other'),
  fc.oneof(fc.string(), fc.constantFrom('true', 'false', '20', 'any', 'salary', 'part-time', '53.8,-1.55')),
)

test('any address gives a query that the service takes', () => {
  fc.assert(
    fc.property(address, (params) => {
      expect(v.safeParse(boardQuery, queryOf(filtersFrom(new URLSearchParams(params)))).success).toBe(true)
    }),
  )
})

test('filters are unchanged after they went through the address', () => {
  fc.assert(
    fc.property(address, (params) => {
      const filters = filtersFrom(new URLSearchParams(params))
      expect(filtersFrom(new URLSearchParams(queryOf(filters)))).toEqual(filters)
    }),
  )
})

test('a place is searched within 20 miles unless another distance is chosen', () => {
  expect(displayedDistance(filtersFrom(new URLSearchParams('location=Leeds')))).toBe('20')
  expect(displayedDistance(filtersFrom(new URLSearchParams('location=Leeds&within=5')))).toBe('5')
  expect(displayedDistance(filtersFrom(new URLSearchParams()))).toBe('')
})

test('a sort is not a filter', () => {
  expect(isNarrowed(filtersFrom(new URLSearchParams('sort=salary')))).toBe(false)
  expect(isNarrowed(filtersFrom(new URLSearchParams('equipment=true')))).toBe(true)
})
