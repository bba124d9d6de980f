import { type Known, nextStep } from './next-step'

const applied = (state: Known['applications'][number]['state'], id = 'a1') => ({
  id,
  state,
  jobTitle: 'Carer',
  company: 'Calder',
})
const settled: Known = {
  cvs: [{ state: 'analysed' }],
  applications: [applied('submitted')],
  postedToday: 0,
  missing: [],
  badges: ['cv-cover-letter-basics'],
}
const step = (known: Partial<Known>) => nextStep({ ...settled, ...known }).step

test('on the first visit the person is welcomed and asked for a CV; later only the CV is asked for', () => {
  expect(step({ cvs: [], applications: [], missing: ['phone', 'location', 'niNumber'] })).toBe('welcome')
  expect(step({ cvs: [], applications: [] })).toBe('upload')
  expect(step({ cvs: [] })).toBe('upload')
})
test('while the CV is read there is nothing to do but wait', () => {
  expect(step({ cvs: [{ state: 'waiting' }] })).toBe('analysing')
  expect(step({ cvs: [{ state: 'refused' }, { state: 'reading' }] })).toBe('analysing')
})
test('a CV that could not be read is told', () => {
  expect(step({ cvs: [{ state: 'refused' }] })).toBe('refused')
})
test('once a CV is read, the matches come', () => {
  expect(step({ cvs: [{ state: 'analysed' }, { state: 'waiting' }], applications: [] })).toBe('matches')
})
test('who is applying sees new jobs first, then what the profile lacks, then the badge, then where applications stand', () => {
  expect(nextStep({ ...settled, postedToday: 3, missing: ['phone'], badges: [] })).toMatchObject({
    step: 'fresh',
    facts: { count: 3 },
  })
  expect(nextStep({ ...settled, missing: ['phone', 'niNumber'], badges: [] })).toEqual({
    step: 'profile',
    path: '/profile',
    facts: { part: 'phone' },
  })
  expect(step({ badges: [] })).toBe('badge')
  expect(step({})).toBe('track')
})
test('an answer that an employer waits for comes before everything else', () => {
  const applications = [applied('interview_invited', 'a1'), applied('interview_scheduled', 'a2'), applied('offered', 'a3')]
  expect(nextStep({ ...settled, cvs: [], applications })).toEqual({
    step: 'offer',
    path: '/applications/a3',
    facts: { jobTitle: 'Carer', company: 'Calder' },
  })
  expect(nextStep({ ...settled, applications: applications.slice(0, 2) }).path).toBe('/applications/a2')
  expect(nextStep({ ...settled, postedToday: 3, applications: applications.slice(0, 1) }).step).toBe('invited')
})
