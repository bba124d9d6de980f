import { partsOf, readDate } from './expiry-date'

test('a day typed in three fields is a calendar date, nothing, or no real day', () => {
  expect(readDate({ day: ' 1', month: '3', year: '2028' })).toBe('2028-03-01')
  expect(readDate({ day: '29', month: '02', year: '2028' })).toBe('2028-02-29')
  expect(readDate({ day: '', month: ' ', year: '' })).toBeNull()
  const unreal = [
    { day: '29', month: '2', year: '2027' },
    { day: '1', month: '13', year: '2027' },
    { day: '1', month: '', year: '2027' },
    { day: '1', month: '1', year: '27' },
    { day: 'x', month: '1', year: '2027' },
  ]
  expect(unreal.map(readDate)).toEqual(unreal.map(() => 'unreal'))
  expect(readDate(partsOf('2027-12-05'))).toBe('2027-12-05')
})
