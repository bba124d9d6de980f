import { APPLICATION_STATES, INTERVIEW_STATES, nextStates } from '@onward/contracts'
import fc from 'fast-check'
import { calendarMethod, calendarOf } from '../email/calendar'
import { composeEmail } from '../email/compose'
import { ofInterview, ofMoved, ofOfferWaiting, ofSubmitted } from './from-applications'
import { ofAnalysed, ofAnnounced, ofAppointment, ofJobState, ofPlacementCheck, ofPlacementConflict } from './from-events'

const application = {
  applicationId: '7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0001',
  accountId: '7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0002',
  jobTitle: 'Care assistant',
  company: 'Calder Community Care',
  employerAccountIds: ['7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0003', '7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0004'],
  anonymous: false,
}

test('a new application notifies every member of the employer; the applicant’s notice is only in the bell', () => {
  const [toEmployer, own, ...others] = ofSubmitted({
    ...application,
    jobId: application.applicationId,
    disclosureId: null,
    organisationId: null,
    quiet: false,
  })
  expect(toEmployer).toMatchObject({ accountIds: application.employerAccountIds, kind: 'application-received', email: true })
  expect(own).toMatchObject({ accountIds: [application.accountId], facts: { state: 'submitted' }, email: false })
  expect(own?.text).toBeUndefined()
  expect(others).toEqual([])
})

type Move = Parameters<typeof ofMoved>[0]
const CALENDAR = {
  startsAt: '2027-03-29T13:30:00.000Z',
  minutes: 45,
  place: 'Calder House',
  sequence: 2,
  changedAt: '2027-03-20T10:00:00.000Z',
}
const moved = (change: Partial<Move>): Move => ({
  ...application,
  from: null,
  state: 'under_review',
  by: 'employer',
  interview: null,
  ...change,
})
const interviewIn = (state: NonNullable<Move['interview']>['state'], calendar: typeof CALENDAR | null = null) => ({
  id: '7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0009',
  state,
  calendar,
})
const toJobseeker = (move: Move) => ofMoved(move).filter(({ accountIds }) => accountIds.includes(move.accountId))
const SENTENCE = { firstName: 'A', link: '', at: new Date() }

test('people’s own actions never send them a text message, and an email only to update their calendar', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...APPLICATION_STATES),
      fc.constantFrom(...APPLICATION_STATES),
      fc.constantFrom(null, ...INTERVIEW_STATES),
      (from, state, interview) => {
        for (const calendar of [CALENDAR, null]) {
          const move = moved({ from, state, by: 'jobseeker', interview: interview && interviewIn(interview, calendar) })
          for (const { kind, facts, email, text } of toJobseeker(move)) {
            expect([email && calendarMethod({ kind, facts, forEmployer: false }), text ?? false]).toEqual([
              email && 'CANCEL',
              false,
            ])
          }
          expect(toJobseeker(move).length).toBeLessThanOrEqual(1)
          expect(ofMoved(move).filter(({ href }) => href.startsWith('/employer/'))).toHaveLength(1)
        }
      },
    ),
  )
})

test('every other status change sends the jobseeker one notice at most, in both languages', () => {
  for (const by of ['employer', 'system'] as const) {
    for (const from of APPLICATION_STATES) {
      for (const to of nextStates(from, by)) {
        for (const interview of [null, ...INTERVIEW_STATES]) {
          for (const calendar of [null, CALENDAR]) {
            const notices = ofMoved(moved({ from, state: to, by, interview: interview && interviewIn(interview, calendar) }))
            expect(notices.length).toBeLessThanOrEqual(1)
            expect(notices.flatMap(({ accountIds }) => accountIds)).toEqual(notices.length ? [application.accountId] : [])
            for (const { kind, facts, email } of notices.filter((one) => one.email)) {
              for (const language of ['en', 'cy'] as const) {
                const composed = composeEmail({ ...SENTENCE, kind, facts, language, forEmployer: false })
                expect(`${composed?.subject} ${composed?.text}`).not.toMatch(/undefined|\{|\(\s|\s{2,}on {2}/)
                expect(email).toBe(true)
              }
            }
          }
        }
      }
    }
  }
})

test.each<[string, Partial<Move>, string | null, RegExp, boolean]>([
  ['first looked at', { from: 'submitted' }, 'application-state', /Good news/, false],
  ['kept for a closer look', { from: 'submitted', state: 'shortlisted' }, 'application-state', /Good news/, false],
  ['marked by the employer', { from: 'under_review', state: 'shortlisted' }, null, /x/, false],
  ['the mark taken off', { from: 'shortlisted', state: 'under_review' }, null, /x/, false],
  [
    'an agreed interview called off',
    { from: 'interview_scheduled', interview: interviewIn('cancelled', CALENDAR) },
    'interview-cancelled',
    /Monday 29 March at 14:30, UK time, is cancelled\. Your application is still open/,
    true,
  ],
  [
    'an invitation taken back',
    { from: 'interview_invited', interview: interviewIn('cancelled') },
    'interview-cancelled',
    /has cancelled the invitation[\s\S]*may suggest other times/,
    true,
  ],
  [
    'an agreed interview called off for times that are to follow',
    { from: 'interview_scheduled', state: 'interview_invited', interview: interviewIn('cancelled', CALENDAR) },
    'interview-cancelled',
    /is cancelled[\s\S]*takes it out of your calendar/,
    true,
  ],
  [
    'an interview moved',
    { from: 'interview_scheduled', state: 'interview_invited', interview: interviewIn('proposed', CALENDAR) },
    'interview-new-times',
    /no longer on Monday 29 March at 14:30\. Choose one of the new times/,
    true,
  ],
  ['missed', { from: 'interview_scheduled', interview: interviewIn('no_show') }, 'interview-missed', /tell them/, false],
  [
    'invited with times',
    { from: 'under_review', state: 'interview_invited', interview: interviewIn('proposed') },
    'application-state',
    /Choose a time that suits you/,
    true,
  ],
  [
    'invited without times',
    { from: 'under_review', state: 'interview_invited' },
    'application-state',
    /will suggest times soon/,
    true,
  ],
  ['offered', { from: 'interviewed', state: 'offered' }, 'application-state', /would like to offer you the job/, true],
  ['an offer taken back', { from: 'offered', state: 'rejected' }, 'application-state', /can no longer offer you the job/, false],
  [
    'turned down before an agreed interview',
    { from: 'interview_scheduled', state: 'rejected', interview: interviewIn('cancelled', CALENDAR) },
    'application-state',
    /not a judgement on you[\s\S]*Monday 29 March at 14:30 is not going ahead[\s\S]*takes it out of your calendar/,
    true,
  ],
  ['started', { from: 'accepted', state: 'placed' }, 'application-state', /you started as/, false],
])('%s: the jobseeker is told what it means for them', (_, move, kind, sentence, text) => {
  const [notice, ...others] = ofMoved(moved(move))
  expect([notice?.kind ?? null, others]).toEqual([kind, []])
  if (!notice) return
  const email = composeEmail({ ...SENTENCE, kind: notice.kind, facts: notice.facts, language: 'en', forEmployer: false })
  expect([email?.text, notice.text ?? false]).toEqual([expect.stringMatching(sentence), text])
  expect(email?.text).not.toMatch(kind === 'application-state' && move.state === undefined ? /cancelled/ : /Good news.*cancel/)
})

test('a past interview stays in the bell', () => {
  const [notice] = ofMoved(moved({ from: 'interview_scheduled', state: 'interviewed', interview: interviewIn('held') }))
  expect([notice?.email, notice?.text]).toEqual([false, undefined])
})

test.each([
  ['interview_scheduled', interviewIn('confirmed', CALENDAR), /has chosen Monday 29 March at 14:30/],
  ['interview_invited', interviewIn('alternative_requested', CALENDAR), /has asked for other times/],
  ['accepted', null, /has accepted/],
  ['declined', interviewIn('declined'), /has said no/],
  ['withdrawn', interviewIn('cancelled', CALENDAR), /withdrawn[\s\S]*29 March at 14:30 is not going ahead/],
] as const)('the employer is told of an application %s by its person, without a calendar file', (state, interview, sentence) => {
  const [notice] = ofMoved(moved({ state, by: 'jobseeker', interview }))
  if (!notice) throw new Error('nobody is told')
  const { kind, facts } = notice
  const email = composeEmail({ ...SENTENCE, kind, facts, language: 'en', forEmployer: true })
  expect(email?.text).toMatch(sentence)
  expect(email?.text).not.toMatch(/calendar/)
})

test('an employer whose agreed job falls is told what to do next, in both languages', () => {
  const sentences = (['accepted', 'offered'] as const).flatMap((from) => {
    const [notice] = ofMoved(moved({ from, state: 'withdrawn', by: 'jobseeker' }))
    const { kind, facts } = notice ?? { kind: 'application-state', facts: {} }
    return (['en', 'cy'] as const).map(
      (language) => composeEmail({ ...SENTENCE, kind, facts, language, forEmployer: true })?.text ?? '',
    )
  })
  expect(sentences[0]).toMatch(/will not start\. You can offer the job to your next candidate/)
  expect(sentences[1]).toMatch(/ni fydd yn dechrau/)
  expect(sentences[0]).not.toMatch(/do not need to do anything/)
  expect(sentences[2]).toMatch(/do not need to do anything/)
})

test.each([
  [
    'asking for other times after one was agreed',
    'interview_invited',
    'alternative_requested',
    /is off for now[\s\S]*takes it out/,
  ],
  ['withdrawing before an agreed interview', 'withdrawn', 'cancelled', /not going ahead[\s\S]*takes it out/],
] as const)('%s removes the event from the person’s calendar', (_, state, interview, sentence) => {
  const [notice] = toJobseeker(moved({ state, by: 'jobseeker', interview: interviewIn(interview, CALENDAR) }))
  if (!notice) throw new Error('nobody is told')
  const { kind, facts } = notice
  for (const language of ['en', 'cy'] as const) {
    const email = composeEmail({ ...SENTENCE, kind, facts, language, forEmployer: false })
    expect(`${email?.subject} ${email?.text}`).not.toMatch(/undefined|\{/)
    if (language === 'en') expect(email?.text).toMatch(sentence)
  }
  const recipient = { email: 'a@b.example', firstName: 'A', language: 'cy' } as const
  const [file] =
    calendarOf({ kind, facts, forEmployer: false, link: 'https://x.example/', recipient, from: 'no@b.example' }) ?? []
  expect(file?.content).toMatch(/METHOD:CANCEL[\s\S]*UID:7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0009[\s\S]*SEQUENCE:2/)
  const [unagreed] = toJobseeker(moved({ state, by: 'jobseeker', interview: interviewIn(interview) }))
  expect(unagreed?.email ?? false).toBe(false)
})

test('both sides get their own reminder of an interview', () => {
  const about = { ...application, interviewId: application.applicationId, about: 'reminder', calendar: CALENDAR } as const
  const notices = ofInterview(about)
  expect(notices.map(({ accountIds, kind, href }) => [accountIds, kind, href])).toEqual([
    [[application.accountId], 'interview-reminder', `/applications/${application.applicationId}`],
    [application.employerAccountIds, 'interview-to-hold', `/employer/applications/${application.applicationId}`],
  ])
  for (const language of ['en', 'cy'] as const) {
    const { kind, facts } = notices[1] ?? { kind: 'interview-to-hold', facts: {} }
    const email = composeEmail({ ...SENTENCE, kind, facts, language, forEmployer: true })
    expect(email?.text).toMatch(language === 'en' ? /Monday 29 March at 14:30/ : /29 Mawrth am 14:30/)
    expect(email?.text).not.toMatch(/undefined|\{|calendar/)
  }
})

test('a correction of an agreed interview comes with a calendar file for the same event', () => {
  const [notice, ...others] = ofInterview({
    ...application,
    interviewId: application.applicationId,
    about: 'changed',
    calendar: CALENDAR,
  })
  expect(others).toEqual([])
  if (!notice) throw new Error('nobody is told')
  const { kind, facts } = notice
  expect(calendarMethod({ kind, facts, forEmployer: false })).toBe('REQUEST')
  expect(composeEmail({ ...SENTENCE, kind, facts, language: 'en', forEmployer: false })?.text).toMatch(
    /The time is the same: Monday 29 March/,
  )
})

test('only an administrator’s decision about a job sends a notice', () => {
  const event = { jobId: application.applicationId, title: 'Cook', employerAccountIds: application.employerAccountIds }
  const kinds = (state: string) => ofJobState({ ...event, state }).map((notice) => notice.kind)
  expect(kinds('active')).toEqual(['job-approved'])
  expect(kinds('draft')).toEqual(['job-sent-back'])
  expect(kinds('removed')).toEqual(['job-removed'])
  expect([...kinds('closed'), ...kinds('expired')]).toEqual([])
  // The job stays active while its new text is checked.
  const edits = (['approved', 'sent-back'] as const).flatMap((edit) => ofJobState({ ...event, state: 'active', edit }))
  expect(edits.map(({ kind }) => kind)).toEqual(['job-edit-approved', 'job-edit-sent-back'])
  for (const { kind, facts } of edits) {
    for (const language of ['en', 'cy'] as const) {
      const email = composeEmail({ ...SENTENCE, kind, facts, language, forEmployer: true })
      expect(email?.subject).toContain('Cook')
      expect(email?.text).not.toMatch(/undefined|\{/)
    }
  }
})

test('an open offer reminds the person who can act: the applicant before its deadline, the employer after it', () => {
  const event = { ...application, answerBy: '2026-12-01' }
  const [soon] = ofOfferWaiting({ ...event, about: 'answer-soon' })
  const [late] = ofOfferWaiting({ ...event, about: 'unanswered' })
  expect([soon?.accountIds, late?.accountIds]).toEqual([[application.accountId], application.employerAccountIds])
  for (const notice of [soon, late]) {
    if (!notice) throw new Error('nobody is told')
    for (const [language, day] of [
      ['en', '1 December 2026'],
      ['cy', '1 Rhagfyr 2026'],
    ] as const) {
      const email = composeEmail({ ...SENTENCE, kind: notice.kind, facts: notice.facts, language, forEmployer: notice === late })
      expect(email?.text).toContain(day)
      expect(`${email?.subject}${email?.text}`).not.toMatch(/undefined|\{/)
    }
  }
})

test('an unreadable CV sends a notice with the reason, and no email', () => {
  const event = { accountId: application.accountId, cvId: application.applicationId }
  expect(ofAnalysed({ ...event, score: null, refusal: 'scan' })).toEqual([
    expect.objectContaining({ kind: 'cv-refused', facts: { refusal: 'scan' }, email: false }),
  ])
  expect(ofAnalysed({ ...event, score: 71, refusal: null })[0]?.facts).toEqual({ score: '71' })
})

test('an agreed interview sends an email with the day, the UK time and a calendar file; a cancellation removes the event', () => {
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
    return calendarOf({ kind, facts, forEmployer: false, link: 'https://x.example/', recipient, from: 'no@b.example' })?.[0]
      ?.content
  })
  expect(files).toEqual([expect.stringContaining('METHOD:REQUEST'), expect.stringContaining('METHOD:CANCEL'), undefined])
  expect(String(files[0])).toContain('20270329T143000')
})

test('a requested badge is announced by email in both languages, with a link to the courses', () => {
  const [notice] = ofAnnounced({ accountId: application.accountId, badge: 'digital-skills' })
  expect(notice).toMatchObject({ accountIds: [application.accountId], kind: 'badge-announced', href: '/learning', email: true })
  const { kind, facts } = notice ?? { kind: 'badge-announced', facts: {} }
  const subjects = (['en', 'cy'] as const).map(
    (language) => composeEmail({ kind, facts, language, firstName: 'A', link: '', forEmployer: false, at: new Date() })?.subject,
  )
  expect(subjects).toEqual([
    'The badge you were waiting for is here: Digital Skills',
    'Mae’r bathodyn yr oeddech yn aros amdano yma: Sgiliau Digidol',
  ])
})

test('a request for other times notifies the employer and changes no calendar', () => {
  const interviewId = '7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0009'
  const [notice] = ofInterview({ ...application, interviewId, about: 'other-times', calendar: null })
  expect(notice).toMatchObject({ accountIds: application.employerAccountIds, kind: 'interview-other-times' })
  expect(notice?.facts).toEqual({ jobTitle: 'Care assistant', company: 'Calder Community Care' })
})

describe('a work coach’s appointment', () => {
  const agentAccountId = '7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0005'
  const appointment = {
    appointmentId: '7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0006',
    accountId: application.accountId,
    agentAccountId,
    agentName: 'Sian Coach',
    calendar: CALENDAR,
  }
  const recipient = { email: 'a@test.example', firstName: 'Amina', language: 'cy' as const }
  it.each([
    ['made', 'REQUEST', true],
    ['moved', 'REQUEST', true],
    ['changed', 'REQUEST', true],
    ['cancelled', 'CANCEL', true],
    ['kept', null, true],
    ['reminder', null, true],
    ['missed', null, false],
  ] as const)('that was %s notifies the client, with the matching calendar file', (about, method, text) => {
    const [one, ...others] = ofAppointment({ ...appointment, about })
    if (!one) throw new Error('nobody was told')
    expect(others).toEqual([])
    expect(one).toMatchObject({ accountIds: [application.accountId], href: '/appointments', email: true, text })
    expect(calendarMethod({ ...one, forEmployer: false })).toBe(method)
    const files = calendarOf({
      ...one,
      forEmployer: false,
      link: 'https://x.example/appointments',
      recipient,
      from: 'no-reply@x.example',
    })
    expect(files?.[0]?.filename).toBe(method ? 'appointment.ics' : undefined)
    if (method)
      expect(String(files?.[0]?.content).replace(/\r\n /g, '')).toContain('SUMMARY;LANGUAGE=cy:Apwyntiad gyda Sian Coach')
    for (const language of ['en', 'cy'] as const) {
      const composed = composeEmail({ ...one, ...SENTENCE, language, forEmployer: false })
      expect(composed?.subject).not.toMatch(/[{}]/)
      expect(composed?.text).not.toMatch(/[{}]|undefined/)
    }
  })
  it('that the client asks to move notifies only the work coach, without the client’s name', () => {
    const notices = ofAppointment({ ...appointment, about: 'asked' })
    expect(notices).toMatchObject([{ accountIds: [agentAccountId], href: '/agent/appointments?list=wishes', email: true }])
    expect(JSON.stringify(notices)).not.toContain(application.accountId)
  })
})

describe('a milestone of a placement', () => {
  const check = {
    placementId: '7d7b6f60-2f0c-4a5e-8a39-5f6a2f3f0007',
    accountId: application.accountId,
    coached: true,
    applicationId: application.applicationId,
    jobTitle: 'Care assistant',
    company: 'Calder Community Care',
    weeks: 13,
    employerAccountIds: application.employerAccountIds,
    sides: ['jobseeker' as const, 'employer' as const],
  }
  it('asks both sides, each on their own page; the employer’s email has no name', () => {
    const [jobseeker, employer, ...others] = ofPlacementCheck(check)
    expect(others).toEqual([])
    expect(jobseeker).toMatchObject({ accountIds: [check.accountId], href: '/dashboard', email: true, text: true })
    expect(employer).toMatchObject({
      accountIds: check.employerAccountIds,
      href: `/employer/applications/${check.applicationId}`,
    })
    expect(JSON.stringify(employer)).not.toContain(check.accountId)
    for (const one of [jobseeker, employer]) {
      for (const language of ['en', 'cy'] as const) {
        const composed = one && composeEmail({ ...one, ...SENTENCE, language, forEmployer: one === employer })
        expect(composed?.text).toContain('13')
        expect(composed?.text).not.toMatch(/[{}]|undefined/)
      }
    }
  })
  it('says nothing of a work coach to somebody who has none', () => {
    const texts = [true, false].map((coached) => {
      const [one] = ofPlacementCheck({ ...check, coached })
      return one && composeEmail({ ...one, ...SENTENCE, language: 'en', forEmployer: false })?.text
    })
    expect(texts[0]).toMatch(/work coach/)
    expect(texts[1]).toMatch(/Only you see your answer/)
    expect(texts[1]).not.toMatch(/work coach/)
  })
  it('reminds only those who have not answered', () => {
    const reminded = (side: 'jobseeker' | 'employer') =>
      ofPlacementCheck({ ...check, sides: [side] }).flatMap(({ accountIds }) => accountIds)
    expect(reminded('jobseeker')).toEqual([check.accountId])
    expect(reminded('employer')).toEqual(check.employerAccountIds)
  })
  it('of a job found outside the portal asks only the jobseeker', () => {
    expect(ofPlacementCheck({ ...check, applicationId: null, employerAccountIds: [] })).toHaveLength(1)
  })
  it('with different answers notifies the work coach, without the person’s name', () => {
    const notices = ofPlacementConflict({
      placementId: check.placementId,
      referralId: check.placementId,
      agentAccountId: check.accountId,
    })
    expect(notices).toMatchObject([{ accountIds: [check.accountId], href: '/agent/placements?show=conflicts', facts: {} }])
  })
})
