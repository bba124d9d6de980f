import { slotOf } from '@onward/ui/slot-draft'
import { EMPTY } from './draft'
import { type SeveralDraft, sentTime, severalFaults, timesOfEach } from './several'

const NOW = new Date('2027-03-01T12:00:00.000Z')
const draft = (times: string[], change: Partial<SeveralDraft> = {}): SeveralDraft => ({
  ...EMPTY,
  way: 'phone',
  place: 'We ring you',
  minutes: 45,
  manner: 'inTurn',
  slots: times.map(slotOf),
  ...change,
})
const MORNING = '2027-03-24T10:00:00.000Z'

test('people in turn are each offered the time at which the one before ends', () => {
  expect(
    timesOfEach(draft([MORNING, '2027-03-25T14:00:00.000Z']), 3, NOW).map((times) => times.map((at) => at.toISOString())),
  ).toEqual([
    [MORNING, '2027-03-25T14:00:00.000Z'],
    ['2027-03-24T10:45:00.000Z', '2027-03-25T14:45:00.000Z'],
    ['2027-03-24T11:30:00.000Z', '2027-03-25T15:30:00.000Z'],
  ])
})

test('people with the same times are all offered these', () => {
  const [first, second] = timesOfEach(draft([MORNING], { manner: 'same' }), 2, NOW)
  expect(second).toEqual(first)
})

test('a time after the clocks went back says which of the two equal hours it is', () => {
  const [, second] = timesOfEach(draft(['2027-10-31T00:30:00.000Z'], { minutes: 60 }), 2, NOW)
  expect(second?.map((at) => sentTime(at, NOW))).toEqual(['2027-10-31T01:30+00:00'])
})

test('rows that run into each other or past midnight are refused', () => {
  expect(severalFaults(draft([MORNING, '2027-03-24T11:00:00.000Z']), 2, NOW)).toEqual([{ field: 'slots.1', fault: 'overlaps' }])
  expect(severalFaults(draft([MORNING, '2027-03-24T11:30:00.000Z']), 2, NOW)).toEqual([])
  expect(severalFaults(draft(['2027-03-24T22:30:00.000Z']), 2, NOW)).toEqual([])
  expect(severalFaults(draft(['2027-03-24T22:31:00.000Z']), 2, NOW)).toEqual([{ field: 'slots.0', fault: 'midnight' }])
})

test('one interviewer does not meet several people at the same time', () => {
  expect(severalFaults(draft([MORNING], { manner: 'same', meet: 'Shanice' }), 2, NOW)).toEqual([
    { field: 'meet', fault: 'oneAtATime' },
  ])
  expect(severalFaults(draft([MORNING], { manner: 'same', meet: 'Shanice' }), 1, NOW)).toEqual([])
})
