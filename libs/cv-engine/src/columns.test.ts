import type { PageItem } from './columns'
import { linesOfPage } from './columns'

const item = (text: string, x: number, y: number): PageItem => ({ text, x, y, width: text.length * 5, size: 10 })
const page = (items: PageItem[]) => ({ width: 595, height: 842, items })
const isHeading = (text: string) => /^(?:work|work history|education|skills)$/i.test(text)
const read = (items: PageItem[]) => linesOfPage(page(items), isHeading).map(({ text }) => text)

it('joins a label over two lines and puts it before the text beside it', () => {
  expect(
    read([
      item('Work', 50, 100),
      item('history', 50, 112),
      item('Cook at The Old Mill in Leeds, four days a week', 200, 100),
      item('Made the soups and the bread for eighty people', 200, 112),
      item('March 2016 –', 50, 150),
      item('June 2018', 50, 162),
      item('Porter at the Hotel du Lac beside the station', 200, 150),
      item('Carried what there was to carry, up and down', 200, 162),
      item('Education', 50, 200),
      item('Leeds City College, NVQ Level 2 in Cookery', 200, 200),
      item('Skills', 50, 230),
      item('Knives, sauces, and keeping calm on a Saturday', 200, 230),
    ]),
  ).toEqual([
    'Work history',
    'Cook at The Old Mill in Leeds, four days a week',
    'Made the soups and the bread for eighty people',
    'March 2016 – June 2018  Porter at the Hotel du Lac beside the station',
    'Carried what there was to carry, up and down',
    'Education',
    'Leeds City College, NVQ Level 2 in Cookery',
    'Skills',
    'Knives, sauces, and keeping calm on a Saturday',
  ])
})

it('reads two columns one after the other', () => {
  const left = ['I cook for eighty people', 'and bake the bread for them', 'four mornings in the week', 'and some evenings too']
  const right = [
    'Leeds and places around it',
    'I drive and have a van here',
    'I can start from Monday on',
    'Days or nights, as you like',
  ]
  const items = left.flatMap((text, i) => [item(text, 50, 100 + i * 14), item(right[i] ?? '', 330, 100 + i * 14)])
  expect(read(items)).toEqual([...left, ...right])
})

it('reads grids of few words below their own headings, where only the left side has any', () => {
  const rows = [
    ['Education', ''],
    ['English', 'Mathematics and statistics'],
    ['Biology', 'Chemistry and physics'],
    ['German', 'Geography of the north'],
    ['Skills', ''],
    ['Baking for many people', 'Driving a van in town'],
    ['Knives and how they are kept', 'Till work on Saturdays'],
    ['Stock of the kitchen, counted', 'Allergens and labels'],
  ]
  const lines = read(
    rows.flatMap(([left = '', right = ''], i) => [
      item(left, 50, 100 + i * 14),
      ...(right ? [item(right, 330, 100 + i * 14)] : []),
    ]),
  )
  expect(lines.indexOf('Geography of the north')).toBeLessThan(lines.indexOf('Skills'))
  expect(lines.indexOf('Driving a van in town')).toBeGreaterThan(lines.indexOf('Skills'))
})

it('makes no column of dates at the right of entries, even below links', () => {
  const linked = item('GitHub', 330, 100)
  const lines = linesOfPage(
    {
      ...page([
        item('LinkedIn', 50, 100),
        linked,
        item('Work', 50, 114),
        item('Data analyst of the city', 50, 128),
        item('2024-08-01 - 2025-', 330, 128),
        item('with a contract of a year', 50, 142),
        item('04-01', 330, 142),
      ]),
      links: [{ url: 'https://code.example.com/somebody-with-a-long-name', x: 330, y: 90, width: 30, height: 12 }],
    },
    isHeading,
  ).map(({ text }) => text)
  expect(lines).toContain('Data analyst of the city  2024-08-01 - 2025-')
})

it('separates labels beside a few words, and a heading close before its text', () => {
  const rows: [string, string][] = [
    ['Skills', 'Knives, sauces, and keeping calm on a Saturday night'],
    ['Name', 'Ann Hill'],
    ['Phone', '07700 900123'],
    ['Email', 'ann@example.com'],
    ['Work', 'Cook at The Old Mill in Leeds, four days of the week'],
  ]
  const items = rows.flatMap(([label, text], i) => [item(label, 50, 100 + i * 13), item(text, 150, 100 + i * 13)])
  expect(read(items)).toEqual(rows.flat())
  const close = { ...item('I cook for eighty people', 92, 100), size: 9 }
  expect(read([item('Skills', 60, 100), close])).toEqual(['Skills', 'I cook for eighty people'])
})

it('reads a table of jobs row by row', () => {
  const rows = [
    ['Parts Adviser', 'Tayside Motor Factors', 'Aug 2015 - Feb 2024'],
    ['Van Driver', 'Tayside Motor Factors', '2012 - 2015'],
    ['Apprentice Mechanic', 'Lochee Garage', '2010 - 2011'],
  ]
  const items = rows.flatMap((row, y) =>
    row.map((text, x) => ({ text, x: 50 + x * 170, y: 100 + y * 15, width: text.length * 5, size: 10 })),
  )
  expect(linesOfPage({ width: 595, height: 842, items }).map(({ text }) => text)).toEqual(rows.map((row) => row.join('  ')))
})
