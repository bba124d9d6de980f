import type { Block } from '../read-document'
import { withoutHolder } from './without-holder'

const block = (text: string, kind: Block['kind'] = 'text', scale?: number): Block => ({ text, kind, ...(scale && { scale }) })
const CV: Block[] = [
  block('Zoë Łukasiewicz', 'heading', 1.8),
  block('14 Ash Grove, Leeds LS8 3QT'),
  block('zoe.lukasiewicz@example.com | 07700 900123 | linkedin.com/in/zoe-l'),
  block('Date of birth: 12/03/1985'),
  block('Profile', 'heading', 1.3),
  block('I am Zoë, a careful baker who likes early mornings. Born on 12 March 1985, I moved to Yorkshire later.'),
  block('Nationality: Polish'),
  block('Work experience', 'heading', 1.3),
  block('Baker, Łódź Bakery, Leeds, 2018 to present', 'heading'),
  block('Baked 400 loaves a day and trained two people', 'item'),
  block('See my loaves at www.zoes-loaves.example/bread', 'item'),
  block('Education', 'heading', 1.3),
  block('Food Hygiene Level 2, Leeds City College, 2017'),
  block('References', 'heading', 1.3),
  block('Agnieszka Baker, Łódź Bakery, 0113 496 0123'),
]

test('a CV is read without its header, its holder’s names, birth date, links and referees; work and education stay', () => {
  const { sections } = withoutHolder(CV, ['Zoe Lukasiewicz'])
  const text = JSON.stringify(sections)
  for (const gone of [
    'Zo',
    'ukasiewicz',
    'Ash Grove',
    'LS8',
    '900123',
    'linkedin',
    'example',
    '1985',
    'Polish',
    'Agnieszka',
    '496',
  ]) {
    expect([gone, text.includes(gone)]).toEqual([gone, false])
  }
  expect(sections.map(({ heading }) => heading)).toEqual(['Profile', 'Work experience', 'Education'])
  for (const line of [
    'a careful baker',
    'Łódź Bakery',
    '2018 to present',
    '400 loaves',
    'Food Hygiene Level 2',
    'Leeds City College',
  ]) {
    expect([line, text.includes(line)]).toEqual([line, true])
  }
  expect(sections[1]?.lines.find(({ text: line }) => line.includes('400'))?.isItem).toBe(true)
})

test('sentences that stand in the header are kept without what says who wrote them', () => {
  const intro =
    'I am Zoë Łukasiewicz and I have kept a busy bakery running for six years, in all weathers and with a smile for everybody.'
  const { sections } = withoutHolder([block('Zoë Łukasiewicz', 'heading', 1.8), block(intro), ...CV.slice(7)], [])
  expect(sections[0]).toEqual({ heading: '', lines: [{ text: intro.replace('Zoë Łukasiewicz', '[…]'), isItem: false }] })
})

test('an address over two lines leaves one mark, and a CV of nothing but a header leaves nothing', () => {
  const split = [
    block('Interests', 'heading', 1.3),
    block('I live at 14 Ash Grove,'),
    block('Leeds LS8 3QT, and I like running.'),
  ]
  const text = JSON.stringify(withoutHolder(split, []))
  expect(text).not.toMatch(/Ash|LS8/)
  expect(text).toContain('running')
  expect(withoutHolder(CV.slice(0, 4), ['Zoë Łukasiewicz'])).toEqual({ sections: [] })
})
