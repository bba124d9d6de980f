import { randomUUID } from 'node:crypto'
import type { CaseEntry } from '@onward/contracts'
import fc from 'fast-check'
import { caseSummary, type DatedEntry } from './stage'

const OPENED = new Date('2026-11-01T09:00:00Z')
let minute = 0
const at = () => new Date(OPENED.getTime() + ++minute * 60_000)
const happens = (...entries: CaseEntry[]): DatedEntry[] => entries.map((entry) => ({ ...entry, at: at() }))
const job = { applicationId: randomUUID(), jobTitle: 'Baker', company: 'Bread & Co' }

const cv: CaseEntry = { kind: 'cv-analysed', facts: { cvId: randomUUID(), readable: true } }
const profile: CaseEntry = { kind: 'profile-changed', facts: { complete: true } }
const badge: CaseEntry = { kind: 'badge-awarded', facts: { credentialId: randomUUID(), badge: 'interview-preparation' } }
const applies: CaseEntry = { kind: 'application-sent', facts: job }
const moves = (state: 'interview_invited' | 'rejected' | 'placed', startsAt: string | null = null): CaseEntry => ({
  kind: 'application-moved',
  facts: { ...job, state, by: 'employer', interview: startsAt ? { id: job.applicationId, startsAt } : null },
})
const starts: CaseEntry = { kind: 'placement-started', facts: { ...job, startedOn: '2026-11-20' } }
const ends: CaseEntry = { kind: 'placement-ended', facts: { applicationId: job.applicationId, reason: 'contract-ended' } }
const sets = (stage: 'job-matching' | 'profile-setup'): CaseEntry => ({
  kind: 'stage-set',
  facts: { stage, reason: 'Brought a CV on paper' },
})
const stageAfter = (...entries: CaseEntry[]) => caseSummary(happens(...entries), OPENED).current.stage

it('follows the path from the first CV to work, and says why at each step', () => {
  const summary = caseSummary(happens(cv, profile, badge, applies, moves('interview_invited'), moves('placed'), starts), OPENED)
  expect(summary.trail.map(({ stage, because }) => [stage, because])).toEqual([
    ['profile-setup', 'profile-unfinished'],
    ['skills-development', 'no-badge'],
    ['job-matching', 'badge'],
    ['interview-stage', 'interview'],
    ['job-matching', 'badge'],
    ['placed', 'started'],
  ])
})

it.each<[string, CaseEntry[], string]>([
  [
    'needs a CV that could be read',
    [{ kind: 'cv-analysed', facts: { cvId: randomUUID(), readable: false } }],
    'cv-upload-required',
  ],
  ['needs the profile after the CV', [cv], 'profile-setup'],
  ['is matching when somebody applies without a badge', [cv, applies], 'job-matching'],
  [
    'comes back from an interview that led nowhere',
    [cv, profile, badge, applies, moves('interview_invited'), moves('rejected')],
    'job-matching',
  ],
  ['comes back when a placement ends', [cv, starts, ends], 'profile-setup'],
  [
    'loses a badge that is taken back',
    [cv, profile, badge, { ...badge, kind: 'badge-revoked' } as CaseEntry],
    'skills-development',
  ],
])('%s', (_name, entries, stage) => {
  expect(stageAfter(...entries)).toBe(stage)
})

it('keeps what an agent set until they reset it, or the person gets further', () => {
  expect(stageAfter(sets('job-matching'))).toBe('job-matching')
  expect(stageAfter(sets('job-matching'), cv)).toBe('job-matching')
  expect(stageAfter(sets('job-matching'), cv, { kind: 'stage-released', facts: {} })).toBe('profile-setup')
  expect(stageAfter(sets('job-matching'), applies, moves('interview_invited'))).toBe('interview-stage')
  // Set back on purpose: what was known then does not undo it, what is new does.
  expect(stageAfter(cv, profile, sets('profile-setup'))).toBe('profile-setup')
  expect(stageAfter(cv, profile, sets('profile-setup'), badge)).toBe('job-matching')
})

it('counts applications and interviews once each, and only agreed times', () => {
  const soon = '2026-11-24T09:00:00.000Z'
  const called: CaseEntry = {
    kind: 'interview-changed',
    facts: { ...job, about: 'cancelled', interview: { id: job.applicationId, startsAt: null } },
  }
  const before = caseSummary(happens(applies, moves('interview_invited', soon), moves('interview_invited', soon)), OPENED)
  expect([before.applications, before.interviews, before.interviewTimes]).toEqual([1, 1, [new Date(soon)]])
  const after = caseSummary(happens(applies, moves('interview_invited', soon), called), OPENED)
  expect([after.interviews, after.interviewTimes]).toEqual([1, []])
})

it('remembers a missed appointment until one is attended or made', () => {
  const one = { appointmentId: randomUUID(), startsAt: '2026-11-10T09:00:00.000Z' }
  const missed: CaseEntry = { kind: 'appointment-missed', facts: one }
  expect(caseSummary(happens(missed), OPENED).missedAppointmentAt).not.toBeNull()
  expect(caseSummary(happens(missed, { kind: 'appointment-made', facts: one }), OPENED).missedAppointmentAt).toBeNull()
})

it('counts what the person and their coach do as activity, since the case opened', () => {
  const before = { ...cv, at: new Date(OPENED.getTime() - 1) }
  expect(caseSummary([before], OPENED).lastActivity).toBeNull()
  const chooses: CaseEntry = {
    kind: 'application-moved',
    facts: { ...job, state: 'interview_scheduled', by: 'jobseeker', interview: null },
  }
  expect(caseSummary(happens(profile, chooses), OPENED).lastActivity?.kind).toBe('application-moved')
  const entries = happens(profile, moves('rejected'), {
    kind: 'priority-set',
    facts: { priority: 'low', reason: 'Settled in well' },
  })
  expect(caseSummary(entries, OPENED).lastActivity?.kind).toBe('profile-changed')
})

it('is the same for the same history, and its trail always ends at the current stage', () => {
  const any = fc.array(
    fc.constantFrom(
      cv,
      profile,
      badge,
      applies,
      moves('interview_invited'),
      moves('rejected'),
      starts,
      ends,
      sets('job-matching'),
    ),
  )
  fc.assert(
    fc.property(any, (entries) => {
      const history = happens(...entries)
      const summary = caseSummary(history, OPENED)
      expect(caseSummary(history, OPENED)).toEqual(summary)
      expect(summary.trail.at(-1)?.stage ?? 'cv-upload-required').toBe(summary.current.stage)
    }),
  )
})
