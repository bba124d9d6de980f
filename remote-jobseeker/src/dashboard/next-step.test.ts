import { type Known, nextStep } from './next-step'

const applied = (state: Known['applications'][number]['state'], id = 'a1') => ({
  id,
  state,
  jobTitle: 'Carer',
  company: 'Calder',
})
const NOW = new Date('2026-11-21T10:00:00Z')
const settled: Known = {
  interviews: [],
  drafts: [],
  cvs: [{ state: 'analysed' }],
  applications: [applied('submitted')],
  postedToday: 0,
  missing: [],
  badges: ['cv-cover-letter-basics'],
}
const step = (known: Partial<Known>) => nextStep({ ...settled, ...known }, NOW).step

test('on the first visit the step is the four questions; after them, a CV', () => {
  expect(nextStep({ ...settled, cvs: [], applications: [], missing: ['phone', 'location', 'niNumber'] }, NOW)).toEqual({
    step: 'welcome',
    path: '/welcome',
    facts: {},
  })
  expect(step({ cvs: [], applications: [], missing: ['phone', 'niNumber'] })).toBe('upload')
  // A referral filled in the address, and no question was answered yet.
  expect(step({ cvs: [], applications: [], isAsked: false })).toBe('welcome')
  expect(step({ cvs: [], applications: [] })).toBe('upload')
  expect(step({ cvs: [] })).toBe('upload')
})
test('while the CV is being analysed the step is to wait', () => {
  expect(step({ cvs: [{ state: 'waiting' }] })).toBe('analysing')
  expect(step({ cvs: [{ state: 'refused' }, { state: 'reading' }] })).toBe('analysing')
})
test('a CV that could not be read is the step', () => {
  expect(step({ cvs: [{ state: 'refused' }] })).toBe('refused')
})
test('once a CV is analysed, the step is the matches', () => {
  expect(step({ cvs: [{ state: 'analysed' }, { state: 'waiting' }], applications: [] })).toBe('matches')
})
test('after an application the steps are new jobs, then the profile, then the badge, then the applications', () => {
  const fresh = nextStep({ ...settled, postedToday: 3, missing: ['phone'], badges: [] }, NOW)
  expect(fresh).toMatchObject({ step: 'fresh', facts: { count: 3 } })
  expect(nextStep({ ...settled, missing: ['phone', 'niNumber'], badges: [] }, NOW)).toEqual({
    step: 'profile',
    path: '/profile',
    facts: { part: 'phone' },
  })
  expect(step({ badges: [] })).toBe('badge')
  expect(step({})).toBe('track')
})
test('an answer that an employer waits for comes before everything else', () => {
  const applications = [applied('interview_invited', 'a1'), applied('offered', 'a3')]
  expect(nextStep({ ...settled, cvs: [], applications }, NOW)).toEqual({
    step: 'offer',
    path: '/applications/a3',
    facts: { jobTitle: 'Carer', company: 'Calder' },
  })
  expect(step({ postedToday: 3, applications: applications.slice(0, 1) })).toBe('invited')
})
test('the next interview is the step; past ones and those without a settled time are not', () => {
  const applications = [
    applied('interview_scheduled', 'a1'),
    applied('interview_scheduled', 'a2'),
    applied('interview_invited', 'a3'),
  ]
  const at = (applicationId: string, state: 'confirmed' | 'held', startsAt: string) => ({ applicationId, state, startsAt })
  const interviews: Known['interviews'] = [
    at('a1', 'confirmed', '2026-11-25T10:00:00.000Z'),
    at('a2', 'confirmed', '2026-11-22T10:00:00.000Z'),
    at('a1', 'held', '2026-11-21T11:00:00.000Z'),
  ]
  expect(nextStep({ ...settled, applications, interviews }, NOW)).toMatchObject({
    path: '/applications/a2',
    facts: { startsAt: '2026-11-22T10:00:00.000Z' },
  })
  expect(step({ applications, interviews: [at('a1', 'confirmed', '2026-11-21T09:00:00.000Z')] })).toBe('invited')
  expect(step({ applications, interviews: [{ applicationId: 'a3', state: 'alternative_requested', startsAt: null }] })).toBe(
    'track',
  )
})
test('a draft comes after answers that somebody waits for and before everything else; the job that closes first leads', () => {
  const draft = (jobId: string, closesOn: string | null, savedAt: string) => ({
    jobId,
    jobTitle: 'Carer',
    company: 'Calder',
    closesOn,
    savedAt,
  })
  const drafts = [
    draft('j1', null, '2026-11-21T09:00:00.000Z'),
    draft('j2', '2026-11-28', '2026-11-19T09:00:00.000Z'),
    draft('j3', '2026-11-25', '2026-11-18T09:00:00.000Z'),
  ]
  expect(nextStep({ ...settled, cvs: [], drafts }, NOW)).toEqual({
    step: 'draft',
    path: '/jobs/j3/apply',
    facts: { jobTitle: 'Carer', company: 'Calder', closesOn: '2026-11-25' },
  })
  expect(nextStep({ ...settled, drafts: drafts.slice(0, 1) }, NOW).path).toBe('/jobs/j1/apply')
  expect(step({ drafts, applications: [applied('offered')] })).toBe('offer')
})

test('an appointment with the work coach within two days comes before what is later, and after an offer', () => {
  const appointment = (startsAt: string, state: 'planned' | 'cancelled' = 'planned') => ({
    state,
    startsAt,
    agentName: 'Nia Hughes',
  })
  const appointments = [appointment('2026-11-23T09:30:00.000Z'), appointment('2026-11-22T10:00:00.000Z')]
  expect(nextStep({ ...settled, appointments }, NOW)).toEqual({
    step: 'appointment',
    path: '/appointments',
    facts: { agentName: 'Nia Hughes', startsAt: '2026-11-22T10:00:00.000Z' },
  })
  const applications = [applied('interview_scheduled')]
  const interview = (startsAt: string) => [{ applicationId: 'a1', state: 'confirmed' as const, startsAt }]
  expect(step({ applications, interviews: interview('2026-11-22T09:00:00.000Z'), appointments })).toBe('interview')
  expect(step({ applications, interviews: interview('2026-11-22T11:00:00.000Z'), appointments })).toBe('appointment')
  expect(step({ applications: [applied('offered')], appointments })).toBe('offer')
  expect(step({ appointments: [appointment('2026-11-24T10:00:00.000Z')] })).toBe('track')
  expect(step({ appointments: [appointment('2026-11-22T10:00:00.000Z', 'cancelled')] })).toBe('track')
})
