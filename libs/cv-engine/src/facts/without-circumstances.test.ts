import { PRIVATE_SENTENCES } from '@onward/taxonomy/circumstances/private-sentences'
import { MIXED_SENTENCES, WORK_SENTENCES } from '@onward/taxonomy/circumstances/work-sentences'
import { analyse } from '../analyse'
import type { LetterAdvert } from '../letter/write-letter'
import { writeLetter } from '../letter/write-letter'
import { interviewQuestions } from '../practice/interview-questions'
import type { Block } from '../read-document'
import { readFacts } from './read-facts'
import { withoutCircumstances } from './without-circumstances'

/** Lines that start with a hyphen are items of a list, those with a hash headings. */
const blocksOf = (text: string): Block[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .map((line) =>
      line.startsWith('- ')
        ? { text: line.slice(2), kind: 'item' }
        : line.startsWith('# ')
          ? { text: line.slice(2), kind: 'heading' }
          : { text: line, kind: 'text' },
    )
const textOf = (blocks: readonly Block[]) => blocks.map(({ text }) => text).join('\n')

/** CVs of several kinds. `<about>` stands in a paragraph, `<line>` is a line of its own, `<item>` an item among skills, `<end>` a part of the CV. */
const CVS: readonly string[] = [
  `Ann Hill\nLeeds LS1 4AP\n07700 900123\nann.hill@example.org\n<line>\n# Profile\nWarehouse operative with six years on nights. <about> I like to be busy and I am never late.
# Skills\n- Order picking\n- Stock control\n<item>\n- Forklift licence\n# Work\nPicker, Aire Logistics, Leeds, May 2019 - June 2025\n- Picked 90 orders an hour with a scanner
- Trained four new starters\n# Education\nGCSEs, Leeds High School, 2012\n<end>`,
  `Bilal Khan\nBradford\nbilal@example.org\n<line>\n# About me\nKind and patient support worker. <about> I want work in a care home.\n# Experience\nSupport worker, Calder Care, Bradford, 2018 - 2024
- Supported residents with epilepsy and wrote care plans\n- Gave medication and personal care\n# Skills\n- Personal care\n<item>\n# Training\n- Epilepsy awareness, 2023\n- First aid, 2024\n<line>\n<end>`,
  `CARYS LEWIS\ncarys@example.org\nDear Sir or Madam,\nI saw your card in the window. I have worked in shops since 2012. <about> I was a sales assistant at Boots from 2012 until 2020 and served eighty customers a day.
<line>\nI can start straight away.\nSkills: till work, cash handling\n<item>\nYours faithfully\n<end>`,
  `Dafydd Rees\nBangor\ndafydd@example.org\n# Proffil\nGyrrwr fan dibynadwy. <about> Rwyf wedi gweithio mewn tîm ers 2015.\n# Profiad gwaith\nGyrrwr, Menai Cyf, Bangor, 2015 - 2022\n- Danfon parseli i gwsmeriaid
# Sgiliau\n- Trwydded yrru\n<item>\n<line>\n<end>`,
]
const blank = (text: string) =>
  text
    .replace(/<about> /, '')
    .replace(/^<(?:line|item|end)>\n?/gm, '')
    .trim()
type Place = 'about' | 'line' | 'item' | 'end' | 'heading'
const PLACES: readonly Place[] = ['about', 'line', 'item', 'end', 'heading']
const withIn = (text: string, privateSentences: string, place: Place): string => {
  const stop = /[.!?]$/.test(privateSentences) ? privateSentences : `${privateSentences}.`
  const markAndText: Record<Place, [string, string]> = {
    about: ['<about>', stop],
    line: ['<line>', privateSentences],
    item: ['<item>', `- ${privateSentences}`],
    end: ['<end>', `# Personal circumstances\n${privateSentences}`],
    heading: ['<end>', `# Health\n- ${privateSentences}`],
  }
  const [mark, words] = markAndText[place]
  return blank(text.replace(mark, words))
}

const ADVERTS: readonly (LetterAdvert | null)[] = [
  null,
  {
    title: 'Care assistant',
    company: 'Moor House',
    requirements: ['Care work', 'Experience of epilepsy', 'Moving and handling people'],
  },
  {
    title: 'Housing support worker',
    company: 'Aire Homes',
    requirements: ['Universal Credit and claims', 'Housing support', 'Childcare'],
  },
]
/** Everything that comes of a CV. */
function readingOf(text: string) {
  const blocks = blocksOf(text)
  const facts = readFacts(blocks)
  const person = { firstName: 'Ann', lastName: 'Hill' }
  return {
    facts,
    analysis: analyse({ blocks }),
    letters: ADVERTS.map((advert) =>
      writeLetter({ facts, person, advert, choices: { tone: 'warm', length: 'long', language: 'en' } }),
    ),
    questions: interviewQuestions({ advert: null, facts, skills: [] }),
  }
}

const privateSentences = Object.values(PRIVATE_SENTENCES).flat()
const pairs = privateSentences.flatMap((sentence, nth) =>
  PLACES.map((place, also) => {
    const at = (nth + also) % CVS.length
    return { sentence, at, cv: CVS[at] ?? '', place }
  }),
)

it('gives the same CV as without the circumstance, in every place', () => {
  expect(pairs.length).toBeGreaterThan(2_500)
  const differing = pairs.filter(
    ({ sentence, cv, place }) => textOf(withoutCircumstances(blocksOf(withIn(cv, sentence, place)))) !== blankLeft(cv),
  )
  expect(differing.map(({ sentence, at, place }) => `${at} ${place}: ${sentence}`)).toEqual([])
})
const left = new Map<string, string>()
function blankLeft(cv: string): string {
  const text = left.get(cv) ?? textOf(withoutCircumstances(blocksOf(blank(cv))))
  left.set(cv, text)
  return text
}

it('reads the same facts, score, skills, letters and questions from a CV with a circumstance, with another one, and without', () => {
  // An odd step meets every place and CV.
  const read = pairs.filter((_, nth) => nth % 9 === 0)
  expect(read.length).toBeGreaterThanOrEqual(300)
  const without = CVS.map((cv) => readingOf(blank(cv)))
  for (const { sentence, cv, at, place } of read) {
    const reading = readingOf(withIn(cv, sentence, place))
    if (JSON.stringify(reading) !== JSON.stringify(without[at]))
      expect([sentence, place, reading]).toEqual([sentence, place, without[at]])
  }
}, 600_000)

it('is removed with its heading when nothing else is below it', () => {
  const cv =
    'Ann Hill\n# Health\nI have epilepsy.\nIt is well controlled.\n# Skills\n- Till work\n# Disability\nNone\n# Hobbies\n- Chess'
  expect(textOf(withoutCircumstances(blocksOf(cv)))).toBe('Ann Hill\nSkills\nTill work\nHobbies\nChess')
})

it('leaves work below such a heading', () => {
  const cv = 'Ann Hill\n# Disclosure\nEnhanced DBS, 2024\nI have a spent conviction.\n# Skills\n- Till work'
  expect(textOf(withoutCircumstances(blocksOf(cv)))).toBe('Ann Hill\nDisclosure\nEnhanced DBS, 2024\nSkills\nTill work')
})

it('keeps years of caring for a relative as an entry, with what was done in it', () => {
  const cv = `Ann Hill\n# Work\nCarer for my mother\n2015 – 2019\n- Gave her medication and insulin for her diabetes\n- Washed and dressed her\nPicker, Aire Logistics, 2019 - 2022\n- I have asthma`
  expect(textOf(withoutCircumstances(blocksOf(cv)))).toBe(
    'Ann Hill\nWork\nCarer for my mother\n2015 – 2019\nGave her medication and insulin for her diabetes\nWashed and dressed her\nPicker, Aire Logistics, 2019 - 2022',
  )
})

it('reads a sentence that the page broke as one', () => {
  const cv = [
    'I am a reliable warehouse operative with a forklift licence and I have',
    'epilepsy, which is well controlled. I can start in May.',
  ].join('\n')
  expect(textOf(withoutCircumstances(blocksOf(cv)))).toBe(
    'I am a reliable warehouse operative with a forklift licence\n. I can start in May.',
  )
})

it('removes nothing from lines of work, in every place', () => {
  const work = WORK_SENTENCES.map((sentence) => `- ${sentence}`).join('\n')
  for (const heading of ['Experience', 'Skills', 'Training'])
    expect(textOf(withoutCircumstances(blocksOf(`Ann Hill\n# ${heading}\n${work}`)))).toBe(
      textOf(blocksOf(`Ann Hill\n# ${heading}\n${work}`)),
    )
})

it.each(MIXED_SENTENCES.filter(([sentence]) => !sentence.includes('|')))('reads of %s what tells of work', (sentence, rest) => {
  const cv = (words: string) => `Ann Hill\nLeeds\n# Profile\n${words}\n# Work\nPicker, Aire Logistics, Leeds, 2019 - 2022`
  expect(readFacts(blocksOf(cv(sentence)))).toEqual(readFacts(blocksOf(cv(rest))))
})

it('changes nothing when it is done twice, and leaves a CV without circumstances as it is', () => {
  for (const cv of CVS) {
    const blocks = blocksOf(blank(cv))
    expect(withoutCircumstances(blocks)).toEqual(blocks)
    const once = withoutCircumstances(blocksOf(withIn(cv, 'I have epilepsy and I am a single mum', 'about')))
    expect(withoutCircumstances([...once])).toEqual(once)
  }
})
