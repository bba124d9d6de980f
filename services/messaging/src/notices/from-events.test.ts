import { APPLICATION_STATES } from '@onward/contracts'
import fc from 'fast-check'
import { calendarOf } from '../email/calendar'
import { composeEmail } from '../email/compose'
import { ofAnalysed, ofAnnounced, ofInterview, ofJobState, ofMoved, ofSubmitted } from './from-events'

const application = {
  applicationId: '7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0001',
  accountId: '7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0002',
  jobTitle: 'Care assistant',
  company: 'Calder Community Care',
  employerAccountIds: ['7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0003', '7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0004'],
}

test('a new application is told to every member of the employer', () => {
  const told = ofSubmitted({ ...application, jobId: application.applicationId })
  expect(told).toEqual([
    expect.objectContaining({ accountIds: application.employerAccountIds, kind: 'application-received', email: true }),
  ])
})

test('a move is never told to whoever made it, and always to the other side', () => {
  fc.assert(
    fc.property(fc.constantFrom(...APPLICATION_STATES), fc.constantFrom('jobseeker', 'employer', 'system'), (state, by) => {
      const [notice] = ofMoved({ ...application, state, by } as Parameters<typeof ofMoved>[0])
      expect(notice?.accountIds).toEqual(by === 'jobseeker' ? application.employerAccountIds : [application.accountId])
      expect(notice?.facts).toEqual({ jobTitle: 'Care assistant', company: 'Calder Community Care', state })
    }),
  )
})

test('only the end of a check is news about a job', () => {
  const event = { jobId: application.applicationId, title: 'Cook', employerAccountIds: application.employerAccountIds }
  const kinds = (state: string) => ofJobState({ ...event, state }).map((notice) => notice.kind)
  expect(kinds('active')).toEqual(['job-approved'])
  expect(kinds('draft')).toEqual(['job-sent-back'])
  expect([...kinds('closed'), ...kinds('expired'), ...kinds('removed')]).toEqual([])
})

test('a CV that could not be read says why, and is not an email', () => {
  const event = { accountId: application.accountId, cvId: application.applicationId }
  expect(ofAnalysed({ ...event, score: null, refusal: 'scan' })).toEqual([
    expect.objectContaining({ kind: 'cv-refused', facts: { refusal: 'scan' }, email: false }),
  ])
  expect(ofAnalysed({ ...event, score: 71, refusal: null })[0]?.facts).toEqual({ score: '71' })
})

test('an agreed interview is an email with the day, the UK hour and a calendar file; a cancelled one takes it out again', () => {
  const calendar = {
    startsAt: '2027-03-29T13:30:00.000Z',
    minutes: 45,
    place: 'Calder House',
    sequence: 2,
    changedAt: '2027-03-20T10:00:00.000Z',
  }
  const interviewId = '7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0009'
  const files = (['confirmed', 'cancelled', 'reminder'] as const).map((about) => {
    const [notice] = ofInterview({ ...application, interviewId, about, calendar })
    if (!notice) throw new Error('nobody is told')
    const { kind, facts } = notice
    for (const language of ['en', 'cy'] as const) {
      const composed = composeEmail({ kind, facts, language, firstName: 'A', link: '', forEmployer: false, at: new Date() })
      expect(composed?.subject).toMatch(language === 'en' ? /Monday,? 29 March/ : /29 Mawrth/)
    }
    const recipient = { email: 'a@b.example', firstName: 'A', language: 'en' } as const
    return calendarOf({ kind, facts, link: 'https://x.example/', recipient, from: 'no@b.example' })?.[0]?.content
  })
  expect(files).toEqual([expect.stringContaining('METHOD:REQUEST'), expect.stringContaining('METHOD:CANCEL'), undefined])
  expect(String(files[0])).toContain('20270329T143000')
})

test('a badge that somebody waited for is told by email in both languages, and leads to the courses', () => {
  const [notice] = ofAnnounced({ accountId: application.accountId, badge: 'digital-skills' })
  expect(notice).toMatchObject({ accountIds: [application.accountId], kind: 'badge-announced', href: '/learning', email: true })
  const { kind, facts } = notice ?? { kind: 'badge-announced', facts: {} }
  const subjects = (['en', 'cy'] as const).map(
    (language) => composeEmail({ kind, facts, language, firstName: 'A', link: '', forEmployer: false, at: new Date() })?.subject,
  )
  expect(subjects).toEqual([
    'The badge you wait for is here: Digital Skills',
    'Mae’r bathodyn rydych yn aros amdano yma: Sgiliau Digidol',
  ])
})

test('a wish for other times is told to the employer, and nobody’s calendar changes', () => {
  const interviewId = '7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0009'
  const [notice] = ofInterview({ ...application, interviewId, about: 'other-times', calendar: null })
  expect(notice).toMatchObject({ accountIds: application.employerAccountIds, kind: 'interview-other-times' })
  expect(notice?.facts).toEqual({ jobTitle: 'Care assistant', company: 'Calder Community Care' })
})
