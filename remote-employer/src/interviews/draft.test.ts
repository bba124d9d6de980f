import { EMPTY_SLOT } from '@onward/ui/slot-draft'
import { checkSlots } from './draft'

const NOW = new Date('2027-01-01T12:00:00.000Z')

test('empty times are left out, but not all of them; the same time counts once', () => {
  const first = { day: '24', month: '3', year: '2027', time: '10:00', which: '' as const }
  expect(checkSlots([EMPTY_SLOT, first, EMPTY_SLOT], NOW)).toEqual({ slots: ['2027-03-24T10:00'], faults: [] })
  expect(checkSlots([EMPTY_SLOT, EMPTY_SLOT], NOW).faults).toMatchObject([{ field: 'slots.0', fault: { fault: 'day' } }])
  expect(checkSlots([first, { ...first, day: '024'.slice(1) }], NOW).faults).toEqual([{ field: 'slots.1', fault: 'twice' }])
})
