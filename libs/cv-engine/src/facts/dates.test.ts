import fc from 'fast-check'
import { findDates } from './dates'

const read = (text: string) => findDates(text).map(({ from, until, current }) => [from?.value, current ? 'now' : until?.value])

it.each([
  ['March 2021 to June 2023', '2021-03', '2023-06'],
  ['Sept. 2019 – present', '2019-09', 'now'],
  ['August 2021 to till now', '2021-08', 'now'],
  ['01/2020 - 05/2024 Picker', '2020-01', '2024-05'],
  ['01/09/2016 - 03/03/2018', '2016-09', '2018-03'],
  ['09/16 - 03/18', '2016-09', '2018-03'],
  ['Jun ’19 – Jul ’20', '2019-06', '2020-07'],
  ['Cleaner (2015-2019)', '2015', '2019'],
  ['2016/17', '2016', '2017'],
  ['2010-12', '2010', '2012'],
  ['2019-06 – 2021-03', '2019-06', '2021-03'],
  ['Sept-Dec 2019', '2019-09', '2019-12'],
  ['Nov to Jan 2020', '2019-11', '2020-01'],
  ['Summer 2018', '2018', '2018'],
  ['6 months in 2017', '2017', '2017'],
  ['since May 2020', '2020-05', 'now'],
  ['May 2020 –', '2020-05', 'now'],
  ['12th March 2019 to 4 May 2020', '2019-03', '2020-05'],
  ['Mai 2019 - Mehefin 2024', '2019-05', '2024-06'],
  ['o Fawrth 2019 hyd heddiw', '2019-03', 'now'],
  ['ers Medi 2020', '2020-09', 'now'],
  ['between 2015 and 2019', '2015', '2019'],
  ['Chwefror 2020 - hyd heddiw', '2020-02', 'now'],
  ['Jul ’24 – Present', '2024-07', 'now'],
  ['’09–’12', '2009', '2012'],
  ["from '85 to '89", '1985', '1989'],
  ["1990 to '95", '1990', '1995'],
  ['1993 to 95, then nights', '1993', '1995'],
  ["summer '18", '2018', '2018'],
  ['Started: 09/16 / Finished: 08/19', '2016-09', '2019-08'],
  ['03.2015 -> 06.2016', '2015-03', '2016-06'],
  ['June 14th, 2018 to July 2nd 2019', '2018-06', '2019-07'],
  ['2010 – mid 2012', '2010', '2012'],
  ['2010, left 2012', '2010', '2012'],
  ['2001 2002', '2001', '2002'],
  ['May 2019 & still going', '2019-05', 'now'],
  ['(2019 –)', '2019', 'now'],
  ['2019→', '2019', 'now'],
])('reads %s', (text, from, until) => {
  expect(read(text)).toEqual([[from, until]])
})

it('includes brackets and durations in the dates', () => {
  const taken = (text: string) => findDates(text).map(({ start, end }) => text.slice(start, end))
  expect(taken('Cleaner (2015-2019)')).toEqual(['(2015-2019)'])
  expect(taken('Cleaner 2019 - 2021 (2 years)')).toEqual(['2019 - 2021 (2 years)'])
})

it('does not take numbers for dates', () => {
  expect(read('Packed 2,019 boxes and £2019 of stock, order 120195')).toEqual([])
  expect(read("They said '24 hour care' and '12 cans'")).toEqual([])
  expect(read('Sold in 2016 to 21 people')).toEqual([['2016', '2016']])
  expect(read('Dated 2016 and 2018')).toEqual([
    ['2016', '2016'],
    ['2018', '2018'],
  ])
})

it('gives valid offsets for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('2019 – 2021', 'May 2020', '09/2016', ''), (around, date) => {
      const text = around + date + around
      for (const { start, end, from } of findDates(text)) {
        expect(0 <= start && start < end && end <= text.length).toBe(true)
        expect(from?.value).toMatch(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/)
      }
    }),
  )
})
