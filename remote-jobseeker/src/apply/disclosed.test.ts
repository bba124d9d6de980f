import { CV_REFUSALS } from '@onward/contracts/jobseekers'
import { areaSeen, maySend } from './disclosed'

test.each([
  ['HX1 1AA', 'Halifax, HX1'],
  ['hx11aa', 'Halifax, HX1'],
  ['SW1A1AA', 'Halifax, SW1A'],
  ['M1 1AE', 'Halifax, M1'],
  ['HX1', 'Halifax'],
  ['', 'Halifax'],
])('of the postcode "%s" the employer sees "%s"', (postcode, seen) => {
  expect(areaSeen({ place: 'Halifax', postcode })).toBe(seen)
})

test('a refused CV can be sent only where a person can still read it safely', () => {
  const sendable = CV_REFUSALS.filter((refusal) => maySend({ state: 'refused', refusal }))
  expect(sendable).toEqual(['scan-without-text', 'too-many-pages'])
  expect(maySend({ state: 'analysed', refusal: null })).toBe(true)
  expect(maySend({ state: 'waiting', refusal: null })).toBe(false)
})
