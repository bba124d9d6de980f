import fc from 'fast-check'
import { BADGE_FILTERS, filtersFrom, isFiltered, queryOf, STATUS_FILTERS, withFilter } from './filters'

const jobId = '7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0001'

test('filters live in the address and come back from it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...STATUS_FILTERS), fc.constantFrom(...BADGE_FILTERS), fc.boolean(), (status, badges, ofJob) => {
      let address = withFilter(new URLSearchParams('page=1'), 'status', status)
      address = withFilter(withFilter(address, 'badges', badges), 'jobId', ofJob ? jobId : '')
      const filters = filtersFrom(address)
      expect(filters).toEqual({ q: '', status, badges, jobId: ofJob ? jobId : '' })
      expect(isFiltered(filters)).toBe(status !== 'all' || badges !== 'all' || ofJob)
      expect(address.get('page')).toBe('1')
    }),
  )
})

test('what the service would refuse reads as not set', () => {
  const filters = filtersFrom(new URLSearchParams(`status=sacked&badges=9&jobId=none&q=${'x'.repeat(300)}`))
  expect(filters).toEqual({ q: '', status: 'all', jobId: '', badges: 'all' })
  expect(queryOf(filters)).toEqual({})
})

test('only filters that are set are sent', () => {
  expect(queryOf({ q: 'amina', status: 'new', jobId, badges: 'low' })).toEqual({
    q: 'amina',
    status: 'new',
    jobId,
    badges: 'low',
  })
})
