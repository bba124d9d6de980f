import fc from 'fast-check'
import {
  checkOutcome,
  milestoneDay,
  PLACEMENT_MILESTONES,
  PLACEMENT_TRANSITIONS,
  type PlacementCheck,
  type PlacementFacts,
  placementStatus,
} from './placements'

const STARTED = '2027-01-04'
const check = (weeks: PlacementCheck['weeks'], change: Partial<PlacementCheck> = {}): PlacementCheck => ({
  weeks,
  askedOn: milestoneDay(STARTED, weeks),
  jobseeker: null,
  employer: null,
  settled: null,
  ...change,
})
const dayAfter = (days: number): string =>
  new Date(Date.parse(`${STARTED}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

test.each([
  ['nobody, yet', {}, '2027-02-01', 'waiting'],
  ['nobody in four weeks', {}, '2027-03-02', 'unknown'],
  ['the jobseeker alone', { jobseeker: 'working' }, '2027-02-01', 'working'],
  ['the employer alone', { employer: 'ended' }, '2027-02-01', 'ended'],
  ['both the same', { jobseeker: 'working', employer: 'working' }, '2027-02-01', 'working'],
  ['both differently', { jobseeker: 'working', employer: 'ended' }, '2027-02-01', 'conflict'],
  ['the agent after them', { jobseeker: 'working', employer: 'ended', settled: 'working' }, '2027-02-01', 'working'],
  ['the agent that nobody knows', { jobseeker: 'working', settled: 'unknown' }, '2027-02-01', 'unknown'],
] as const)('what holds at a milestone when it is answered by %s', (_, change, today, outcome) => {
  expect(checkOutcome(check(4, change), today)).toBe(outcome)
})

test.each([
  [[], 0, { state: 'started', due: null, nextOn: '2027-02-01' }],
  [[], 27, { state: 'started', due: null }],
  [[], 28, { state: 'started', due: 4, nextOn: '2027-04-05' }],
  // Recorded late: the milestones before are not asked.
  [[], 100, { state: 'started', due: 13, nextOn: '2027-07-05' }],
  [[check(4)], 28, { state: 'weeks-4', due: null, confirmedWeeks: 0 }],
  [[check(4), check(13, { employer: 'working' })], 91, { state: 'weeks-13', confirmedWeeks: 13, conflict: false }],
  [[check(13, { jobseeker: 'working', employer: 'ended' })], 91, { state: 'weeks-13', conflict: true }],
  // A later word tells of what was in doubt before.
  [
    [check(13, { jobseeker: 'working', employer: 'ended' }), check(26, { employer: 'working' })],
    182,
    { state: 'sustained', conflict: false },
  ],
  [[check(26, { jobseeker: 'working' })], 182, { state: 'sustained', confirmedWeeks: 26, due: null, nextOn: null }],
  [[check(26)], 300, { state: 'weeks-26', confirmedWeeks: 0, due: null, nextOn: null }],
  [[check(4, { jobseeker: 'ended' })], 28, { state: 'ended', due: null, nextOn: null }],
] as const)('%j after %i days has the status %j', (checks, days, status) => {
  expect(placementStatus({ startedOn: STARTED, endedByAgent: false, checks }, dayAfter(days))).toMatchObject(status)
})

test('any sequence of acts by both sides, the agent and the calendar follows the table, and an unknown outcome is never sustained', () => {
  const moves = fc.array(
    fc.oneof(
      fc.record({ what: fc.constant('days' as const), days: fc.integer({ min: 1, max: 60 }) }),
      fc.record({
        what: fc.constantFrom('jobseeker' as const, 'employer' as const),
        answer: fc.constantFrom('working' as const, 'ended' as const),
      }),
      fc.record({
        what: fc.constant('settled' as const),
        to: fc.constantFrom('working' as const, 'ended' as const, 'unknown' as const),
      }),
      fc.record({ what: fc.constant('end' as const) }),
    ),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(moves, (done) => {
      let facts: PlacementFacts = { startedOn: STARTED, endedByAgent: false, checks: [] }
      let days = 0
      let before = placementStatus(facts, STARTED)
      for (const move of done) {
        const last = facts.checks.at(-1)
        const withLast = (change: Partial<PlacementCheck>) => {
          if (last) facts = { ...facts, checks: [...facts.checks.slice(0, -1), { ...last, ...change }] }
        }
        if (move.what === 'days') days += move.days
        // Answers are taken while nobody has settled it, and nothing more once the agent recorded the end.
        else if (facts.endedByAgent) continue
        else if (move.what === 'end') facts = { ...facts, endedByAgent: true }
        else if (move.what === 'settled') withLast({ settled: move.to })
        else if (!last?.settled) withLast({ [move.what]: move.answer })
        const { due } = placementStatus(facts, dayAfter(days))
        if (due) facts = { ...facts, checks: [...facts.checks, check(due, { askedOn: dayAfter(days) })] }
        const after = placementStatus(facts, dayAfter(days))
        if (after.state !== before.state) expect(PLACEMENT_TRANSITIONS[before.state]).toContain(after.state)
        if (after.state === 'sustained') {
          const at26 = facts.checks.find(({ weeks }) => weeks === 26)
          expect(at26 && checkOutcome(at26, dayAfter(days))).toBe('working')
          expect(dayAfter(days) >= milestoneDay(STARTED, 26)).toBe(true)
        }
        if (after.state === 'ended' || after.state === 'sustained') expect([after.due, after.nextOn]).toEqual([null, null])
        expect(facts.checks.map(({ weeks }) => weeks)).toEqual(
          [...new Set(facts.checks.map(({ weeks }) => weeks))].sort((a, b) => a - b),
        )
        before = after
      }
      expect(PLACEMENT_MILESTONES.some((weeks) => weeks === before.due)).toBe(false)
    }),
  )
})
