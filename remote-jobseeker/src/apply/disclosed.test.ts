import { CV_REFUSALS } from '@onward/contracts/jobseekers/cvs'
import { maySend } from './disclosed'

test('a refused CV can be sent only where a person can still read it safely', () => {
  const sendable = CV_REFUSALS.filter((refusal) => maySend({ state: 'refused', refusal }))
  expect(sendable).toEqual(['scan-without-text', 'too-many-pages', 'not-a-cv', 'other-language'])
  expect(maySend({ state: 'analysed', refusal: null })).toBe(true)
  expect(maySend({ state: 'waiting', refusal: null })).toBe(false)
})
