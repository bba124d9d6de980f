import { nextStep } from './next-step'

test('without a CV the next step is to upload one', () => {
  expect(nextStep([], 0)).toBe('upload')
})
test('while the CV is read there is nothing to do but wait', () => {
  expect(nextStep([{ state: 'waiting' }], 0)).toBe('analysing')
  expect(nextStep([{ state: 'refused' }, { state: 'reading' }], 0)).toBe('analysing')
})
test('a CV that could not be read is told', () => {
  expect(nextStep([{ state: 'refused' }], 0)).toBe('refused')
})
test('once a CV is read, the matches come; after applying, the applications', () => {
  expect(nextStep([{ state: 'analysed' }, { state: 'waiting' }], 0)).toBe('matches')
  expect(nextStep([{ state: 'analysed' }], 2)).toBe('track')
})
