import fc from 'fast-check'
import { BADGE_FILTERS, filtersFrom, isFiltered, queryOf, STATUS_FILTERS, searchOf, withFilter } from './filters'

const jobId = '7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0001'

test('filters are stored in the address and read from it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...STATUS_FILTERS), fc.constantFrom(...BADGE_FILTERS), fc.boolean(), (status, badges, ofJob) => {
      let address = withFilter(new URLSearchParams('page=1'), 'status', status)
      address = withFilter(withFilter(address, 'badges', badges), 'jobId', ofJob ? jobId : '')
      const filters = filtersFrom(address)
      expect(filters).toEqual({ q: '', status, badges, jobId: ofJob ? jobId : '', shortlist: false, view: '', sort: 'newest' })
      expect(isFiltered(filters)).toBe(status !== 'all' || badges !== 'all' || ofJob)
      expect(address.get('page')).toBe('1')
    }),
  )
})

test('values that the service would refuse count as not set', () => {
  const filters = filtersFrom(new URLSearchParams(`status=sacked&badges=9&jobId=none&q=${'x'.repeat(300)}`))
  expect(filters).toEqual({ q: '', status: 'all', jobId: '', badges: 'all', shortlist: false, view: '', sort: 'newest' })
  expect(queryOf(filters)).toEqual({})
})

test('only filters that are set are sent', () => {
  expect(queryOf({ q: 'amina', status: 'new', jobId, badges: 'low', shortlist: true, view: '', sort: 'best-match' })).toEqual({
    q: 'amina',
    status: 'new',
    jobId,
    badges: 'low',
    shortlist: 'true',
    sort: 'best-match',
  })
})

test('sorting by best match needs one job', () => {
  expect(filtersFrom(new URLSearchParams('sort=best-match')).sort).toBe('newest')
  expect(filtersFrom(new URLSearchParams(`sort=best-match&jobId=${jobId}`)).sort).toBe('best-match')
})

test('links from a list to an application and back keep its filters', () => {
  const filters = filtersFrom(new URLSearchParams(`q=Łucja & co&status=new&jobId=${jobId}&shortlist=true&sort=best-match`))
  expect(filtersFrom(new URLSearchParams(searchOf(filters)))).toEqual(filters)
  expect(searchOf(filtersFrom(new URLSearchParams()))).toBe('')
})
