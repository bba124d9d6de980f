import { areaOf, districtOf } from './area'

test.each([
  ['1 Sandy Lane, Redcar', 'TS10 1AB', 'Redcar, TS10'],
  ['', 'TS10 1AB', 'Redcar, TS10'],
  ['', 'TS10 1', 'Redcar, TS10'],
  ['4 High Street, Marske-by-the-Sea, Redcar', 'TS11 6AA', 'Redcar, TS11'],
  ['9 Leeds Road, Bradford', 'BD3 9AA', 'Bradford, BD3'],
  // A far town in an address is a name of something else.
  ['Flat 2, Exeter', 'LS8 4HT', 'Leeds, LS8'],
  ['', 'LS8', 'Leeds'],
  ['', '', ''],
])('the home of %p, %p is %p', (address, postcode, area) => {
  expect(areaOf({ address, postcode })).toBe(area)
})

test('strangers see the post town', () => {
  expect(districtOf({ postcode: 'TS10 1AB' })).toEqual({ town: 'Middlesbrough', outcode: 'TS10' })
})
