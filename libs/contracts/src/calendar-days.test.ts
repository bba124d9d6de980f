import fc from 'fast-check'
import { dateOf, partsOf, readDate } from './calendar-days'

test('a day typed in three fields is a calendar date, nothing, or no real day', () => {
  expect(readDate({ day: ' 1', month: '3', year: '2028' })).toBe('2028-03-01')
  expect(readDate({ day: '29', month: '02', year: '2028' })).toBe('2028-02-29')
  expect(readDate({ day: '', month: ' ', year: '' })).toBeNull()
  const unreal = [
    { day: '29', month: '2', year: '2027' },
    { day: '31', month: '4', year: '2027' },
    { day: '1', month: '13', year: '2027' },
    { day: '1', month: '', year: '2027' },
    { day: '1', month: '1', year: '27' },
    { day: 'x', month: '1', year: '2027' },
  ]
  expect(unreal.map(readDate)).toEqual(unreal.map(() => 'unreal'))
  expect([...unreal, { day: '', month: '', year: '' }].map(dateOf).filter(Boolean)).toEqual([])
})

test('every real day is read and written back as itself', () => {
  expect(partsOf('2026-01-09')).toEqual({ day: '9', month: '1', year: '2026' })
  expect(partsOf(null)).toEqual({ day: '', month: '', year: '' })
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (date) => {
      const day = date.toISOString().slice(0, 10)
      expect(dateOf(partsOf(day))).toBe(day)
    }),
  )
})
