import fc from 'fast-check'
import { comesTwice, readSlot, type SlotDraft, slotOf } from './slot'

const NOW = new Date('2027-01-01T12:00:00.000Z')
const on = (day: string, month: string, year: string, time: string, which: SlotDraft['which'] = ''): SlotDraft => ({
  day,
  month,
  year,
  time,
  which,
})

test.each([
  ['a day in winter', on('24', '3', '2027', '10:00'), { slot: '2027-03-24T10:00', at: '2027-03-24T10:00:00.000Z' }],
  [
    'a day in summer, typed with spaces and noughts',
    on(' 04', '07 ', '2027', '14:30'),
    { slot: '2027-07-04T14:30', at: '2027-07-04T13:30:00.000Z' },
  ],
  [
    'the first of two hours',
    on('31', '10', '2027', '01:30', '+01:00'),
    { slot: '2027-10-31T01:30+01:00', at: '2027-10-31T00:30:00.000Z' },
  ],
  [
    'the second of two hours',
    on('31', '10', '2027', '01:30', '+00:00'),
    { slot: '2027-10-31T01:30+00:00', at: '2027-10-31T01:30:00.000Z' },
  ],
])('%s can be offered', (_, draft, { slot, at }) => {
  expect(readSlot(draft, NOW)).toEqual({ ok: true, slot, instant: new Date(at) })
})

test.each([
  ['no day', on('', '3', '2027', '10:00'), { fault: 'day' }],
  ['a day that no year has', on('30', '2', '2027', '10:00'), { fault: 'day' }],
  ['words', on('soon', '3', '2027', '10:00'), { fault: 'day' }],
  ['no time', on('24', '3', '2027', ''), { fault: 'time' }],
  ['the hour that is left out', on('28', '3', '2027', '01:30'), { fault: 'gap', before: '00:59', after: '02:00' }],
  ['the hour that comes twice', on('31', '10', '2027', '01:30'), { fault: 'which' }],
  ['this very minute', on('1', '1', '2027', '12:00'), { fault: 'past' }],
])('%s is refused', (_, draft, fault) => {
  expect(readSlot(draft, NOW)).toEqual({ ok: false, ...fault })
})

test('the fields of any instant mean that instant again, and ask which one only in the hour that comes twice', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2027-01-02'), max: new Date('2060-01-01'), noInvalidDate: true }), (date) => {
      const at = new Date(Math.floor(date.getTime() / 60_000) * 60_000)
      const draft = slotOf(at.toISOString())
      expect(readSlot(draft, NOW)).toMatchObject({ ok: true, instant: at })
      expect(comesTwice(draft)).toBe(draft.which !== '')
    }),
  )
})
