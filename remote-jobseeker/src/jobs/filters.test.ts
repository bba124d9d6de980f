import { boardQuery } from '@onward/contracts/jobs/board'
import fc from 'fast-check'
import * as v from 'valibot'
import { filtersFrom, isNarrowed, queryOf, withinShown } from './filters'

const address = fc.dictionary(
  fc.constantFrom('q', 'location', 'near', 'within', 'type', 'sort', 'remote', 'screenReader', 'equipment', 'saved', 'other'),
  fc.oneof(fc.string(), fc.constantFrom('true', 'false', '20', 'any', 'salary', 'part-time', '53.8,-1.55')),
)

test('any address gives a query that the service takes', () => {
  fc.assert(
    fc.property(address, (words) => {
      expect(v.safeParse(boardQuery, queryOf(filtersFrom(new URLSearchParams(words)))).success).toBe(true)
    }),
  )
})

test('filters survive the way through the address', () => {
  fc.assert(
    fc.property(address, (words) => {
      const filters = filtersFrom(new URLSearchParams(words))
      expect(filtersFrom(new URLSearchParams(queryOf(filters)))).toEqual(filters)
    }),
  )
})

test('a place is searched within 20 miles unless another distance is chosen', () => {
  expect(withinShown(filtersFrom(new URLSearchParams('location=Leeds')))).toBe('20')
  expect(withinShown(filtersFrom(new URLSearchParams('location=Leeds&within=5')))).toBe('5')
  expect(withinShown(filtersFrom(new URLSearchParams()))).toBe('')
})

test('a sort alone narrows nothing', () => {
  expect(isNarrowed(filtersFrom(new URLSearchParams('sort=salary')))).toBe(false)
  expect(isNarrowed(filtersFrom(new URLSearchParams('equipment=true')))).toBe(true)
})
