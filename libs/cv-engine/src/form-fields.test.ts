import type { Block } from './block'
import { linesOfPage } from './columns'
import { withFields } from './form-fields'

const label = (text: string): Block => ({ text, kind: 'heading', isLabel: true })
const text = (words: string): Block => ({ text: words, kind: 'text' })
const ROWS: [string, ...string[]][] = [
  ['Period', '2019 – 2021'],
  ['Post held', 'Bay Domestic'],
  ['Main duties', 'Cleaned two bays', 'Washed the windows'],
  ['Name of employer', 'Haverstoe Hospital, Grimsby'],
  ['Period', '2015 – 2019'],
  ['Post held', 'Cabin Cleaner'],
  ['Name of employer', 'Humber Lines, Hull'],
]

it('sets the entries of a form as other CVs do, and leaves other labels unchanged', () => {
  const blocks = [
    label('Work'),
    ...ROWS.flatMap(([field, ...values]) => [label(field), ...values.map(text)]),
    label('Skills'),
    text('Mops'),
  ]
  expect(withFields(blocks).map(({ text: own, kind }) => [own, kind])).toEqual([
    ['Work', 'heading'],
    ['2019 – 2021  Bay Domestic', 'text'],
    ['Haverstoe Hospital, Grimsby', 'text'],
    ['Cleaned two bays', 'item'],
    ['Washed the windows', 'item'],
    ['2015 – 2019  Cabin Cleaner', 'text'],
    ['Humber Lines, Hull', 'text'],
    ['Skills', 'heading'],
    ['Mops', 'text'],
  ])
  const plain = [label('Work'), text('Cleaner'), label('Skills'), text('Mops')]
  expect(withFields(plain)).toEqual(plain)
})

it('reads a printed form row by row, not as two columns', () => {
  const item = (words: string, x: number, y: number) => ({ text: words, x, y, width: words.length * 5, size: 10 })
  let y = 100
  const items = ROWS.flatMap(([field, ...values]) => {
    const own = [item(field, 50, y), ...values.map((value, i) => item(value, 200, y + i * 13))]
    y += values.length * 13
    return own
  })
  expect(linesOfPage({ width: 595, height: 842, items }, () => false).map((line) => line.text)).toEqual(ROWS.flat())
})
