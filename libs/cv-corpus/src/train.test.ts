import { linesOf } from '@onward/cv-engine/facts/lines'
import type { Block } from '@onward/cv-engine/read-document'
import { tag } from '@onward/cv-engine/tagging/tagger'
import { packed } from '@onward/cv-engine/tagging/weights-file'
import { meanOf, numbered, train } from './crf'
import { goldPage, lineExample, partOf, plainerPage, poolsOf, withOtherNames, wordExamples } from './examples'
import { parseCv } from './labels'

const cv = parseCv(
  'ada',
  `series: 9
skills:
---
= {name:Ada O'Brien}
07700 900123
## work: Where I worked
@ {title:Cleaner}, {employer:St Anne's Hospice} || {from 2019-03:March 2019} to {current:now}
* Cleaned wards and
* washed curtains
@ {employer:Łukasiewicz & Sons}
@+ {title:Packer} {from 2015:2015} - {until 2019:2019}
## certificates: Papers
* {cert:Food Hygiene Level 2}, {certdate 2020:2020}
`,
)
const block = (text: string, kind: Block['kind'] = 'text'): Block => ({ text, kind })
const blocks = [
  block("Ada O'Brien", 'heading'),
  block('07700 900123'),
  block('Where I worked', 'heading'),
  block('March 2019 to now'),
  block("Cleaner, St Anne's Hospice"),
  block('Cleaned wards and', 'item'),
  block('washed curtains', 'item'),
  block('Łukasiewicz & Sons'),
  block('Packer 2015 - 2019'),
  block('Papers', 'heading'),
  block('Food Hygiene Level 2, 2020', 'item'),
]
const page = goldPage(cv, blocks)

describe('labels on a page', () => {
  it('are carried over to the lines that were read, also where a layout sets the dates first', () => {
    expect(page.lines).toEqual(linesOf(blocks))
    expect(page.gold.map(({ label }) => label)).toEqual([
      'name',
      'contact',
      'heading',
      'work.head',
      'work.more',
      'work.body',
      'work.body',
      'work.head',
      'work.more',
      'heading',
      'certificates',
    ])
    const named = page.gold.flatMap(({ spans }, i) =>
      spans.map(({ kind, start, end }) => `${kind}: ${page.lines[i]?.text.slice(start, end)}`),
    )
    expect(named).toEqual([
      "name: Ada O'Brien",
      'title: Cleaner',
      "employer: St Anne's Hospice",
      'employer: Łukasiewicz & Sons',
      'title: Packer',
      'from: 2015',
      'until: 2019',
      'cert: Food Hygiene Level 2',
      'certdate: 2020',
    ])
  })

  it('leave lines unlabelled that the CV does not have', () => {
    const { gold } = goldPage(cv, [...blocks, block('Page 2 of 2')])
    expect(gold.at(-1)).toEqual({ label: null, spans: [] })
  })
})

describe('learning', () => {
  const options = { seed: 7, epochs: 6, l1: 0, l2: 0.0001, rate: 0.1, without: { '#': 0.3 }, mayFollow: () => true }
  it('gives the same weights for the same examples, and reads those again', () => {
    const example = lineExample(page)
    const weights = train(numbered([example], 1), options)
    expect(train(numbered([example], 1), options)).toEqual(weights)
    expect(tag(packed(weights), example.features).map(({ label }) => label)).toEqual(example.labels)
  })

  it('takes the mean of weights from several orders and drops those that only one of them learned weakly', () => {
    const weights = (features: Record<string, number[]>) => ({ labels: ['A', 'B'], transitions: [[0, 1]], features })
    expect(meanOf([weights({ both: [0, 1, 1, -1], faint: [0, 0.04] }), weights({ both: [0, 0.5], other: [1, 3] })])).toEqual(
      weights({ both: [0, 0.75, 1, -0.5], other: [1, 1.5] }),
    )
  })

  it('names words with where each name begins', () => {
    const [first] = wordExamples(page)
    // The dates' line, the break between the lines, then the job's.
    expect(first?.labels.slice(-5)).toEqual(['B-title', 'O', 'B-employer', 'I-employer', 'I-employer'])
  })

  it('replaces names by those of other CVs, in capitals where the originals were', () => {
    const pools = poolsOf([page])
    expect(pools.get('employer')).toEqual(["St Anne's Hospice", 'Łukasiewicz & Sons'])
    const other = withOtherNames(page, new Map([['employer', ['Tesco']]]), 3)
    const employers = other.gold.flatMap(({ spans }, i) =>
      spans.flatMap(({ kind, start, end }) => (kind === 'employer' ? [other.lines[i]?.text.slice(start, end)] : [])),
    )
    expect(employers).toContain('Tesco')
    expect(other.gold.map(({ label }) => label)).toEqual(page.gold.map(({ label }) => label))
  })
})

it('makes a page of one section with an entry or two, with or without its heading', () => {
  const parts = Array.from({ length: 30 }, (_, seed) => partOf(page, seed))
  const texts = new Set(parts.map((part) => part?.lines.map(({ text }) => text).join('|')))
  expect([...texts].sort()).toEqual([
    'Food Hygiene Level 2, 2020',
    "March 2019 to now|Cleaner, St Anne's Hospice|Cleaned wards and|washed curtains",
    "March 2019 to now|Cleaner, St Anne's Hospice|Cleaned wards and|washed curtains|Łukasiewicz & Sons|Packer 2015 - 2019",
    'Papers|Food Hygiene Level 2, 2020',
    "Where I worked|March 2019 to now|Cleaner, St Anne's Hospice|Cleaned wards and|washed curtains",
    "Where I worked|March 2019 to now|Cleaner, St Anne's Hospice|Cleaned wards and|washed curtains|Łukasiewicz & Sons|Packer 2015 - 2019",
  ])
  for (const part of parts) expect(part?.gold).toHaveLength(part?.lines.length ?? 0)
})

it('makes a plainer page whose headings have no style, with most of them removed or all of them there', () => {
  const plainer = Array.from({ length: 20 }, (_, seed) => plainerPage(cv, blocks, seed))
  const headings = plainer.map((one) => one?.gold.filter(({ label }) => label === 'heading').length)
  expect(new Set(headings)).toEqual(new Set([0, 1, 2]))
  for (const one of plainer) {
    expect(one?.lines.some(({ kind }) => kind === 'heading')).toBe(false)
    expect(one?.gold.filter(({ label }) => label === 'work.head')).toHaveLength(2)
  }
  const letter = parseCv('eve', 'series: 9\nlayout: prose\n---\n= {name:Eve Hill}\n{job}I was a {title:cleaner}.\n')
  expect(plainerPage(letter, [block('Eve Hill'), block('I was a cleaner.')], 1)).toBeNull()
})
