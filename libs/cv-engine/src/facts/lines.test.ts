import type { Block } from '../read-document'
import { linesOf } from './lines'

/** `# ` is set large, `- ` an item of a list; the rest is plain text. */
const blocks = (text: string): Block[] =>
  text
    .trim()
    .split('\n')
    .map((line): Block => {
      const bare = line.trim()
      if (bare.startsWith('# ')) return { text: bare.slice(2), kind: 'heading', scale: 1.4 }
      return bare.startsWith('- ') ? { text: bare.slice(2), kind: 'item' } : { text: bare, kind: 'text' }
    })
const sectionOf = (text: string, start: string) =>
  linesOf(blocks(text)).find((line) => !line.isHeading && line.text.startsWith(start))?.section

const LARGE = `Ann Hill
# About me
I keep a tidy kitchen and a calm one, and I like an early start on most days of the week.
# Behind the stoves
Cook, The Old Mill, 2019 - 2022
- Made the soups
# Education
Leeds City College, NVQ Level 2 Cookery, 2018
# When I'm not cooking
Chess, swimming`

it.each([
  ['Cook, The Old Mill', 'work'],
  ['Made the soups', 'work'],
  ['Leeds City College', 'education'],
  ['Chess', 'interests'],
])('puts %j below a heading in words of its own that is set like the others', (start, section) => {
  expect(sectionOf(LARGE, start)).toBe(section)
})

const PLAIN = `Ann Hill
Profile
I like an early start.
Kitchens I have worked in
Cook, The Old Mill, 2019 - 2022
Education and apprenticeship
Leeds City College, NVQ Level 2 Cookery, 2018`

it('recognises a heading without style by a word and by the lines below it', () => {
  expect(sectionOf(PLAIN, 'Cook,')).toBe('work')
  expect(sectionOf(PLAIN, 'Leeds City College')).toBe('education')
})

it('does not open a section with a paper, a language or a job that is called like one', () => {
  const text = 'Ann Hill\nLicences\nFull driving licence\nSkills card\nLanguages\nPolish - mother language\nEnglish - good'
  expect(sectionOf(text, 'Full driving licence')).toBe('certificates')
  expect(sectionOf(text, 'Polish')).toBe('languages')
  expect(sectionOf('Ann Hill\nEmployment\nSchool Cook\n2019 - 2021\nStokesley Primary', 'School Cook')).toBe('work')
})

it('reads jobs below a career summary as jobs', () => {
  expect(sectionOf('Ann Hill\nCareer Summary\nCook, The Old Mill, 2019 - 2022\nPorter, Hotel du Lac, 2017 - 2019', 'Cook')).toBe(
    'work',
  )
  expect(sectionOf('Ann Hill\nCareer Summary\nA cook with four years in hotels.', 'A cook')).toBe('summary')
})

it('does not read capitals as headings where all of a CV is in capitals', () => {
  const text = 'ANN HILL\nPROFILE\nGOOD COOK\nLANGUAGES\nSOMALI - MOTHER TONGUE\nARABIC - GOOD\nREFERENCES\nAVAILABLE ON REQUEST'
  expect(sectionOf(text, 'SOMALI')).toBe('languages')
  expect(sectionOf(text, 'AVAILABLE')).toBe('references')
})

const OWN_WORDS = `Ann Hill
ann.hill@example.org
# How it began
I grew up over a bakery and have got up at four ever since, which I still like.
# Ovens and counters
Baker, The Old Mill, 2019 - 2022
- Made the bread
# Proof of it
Level 2 Food Hygiene
CSCS card
# Nothing to do with bread
Chess, long swims`

it.each([
  ['I grew up', 'summary'],
  ['Baker', 'work'],
  ['Level 2', 'certificates'],
  ['Chess', 'interests'],
])('puts %j where it belongs when no heading is a known one', (start, section) => {
  expect(sectionOf(OWN_WORDS, start)).toBe(section)
})

it('reads a label at the left of its text as a heading', () => {
  const label = (text: string): Block => ({ text, kind: 'heading', isLabel: true })
  const lines: Block[] = [
    ...blocks('Ann Hill\nann.hill@example.org'),
    label('Ovens and counters'),
    ...blocks('2019 - 2022  Baker, The Old Mill\n- Made the bread'),
    label('Nothing to do with bread'),
    ...blocks('Chess, long swims'),
  ]
  expect(linesOf(lines).map(({ section, isHeading }) => (isHeading ? '' : section))).toEqual([
    'contact',
    'contact',
    '',
    'work',
    'work',
    '',
    'interests',
  ])
})

it('leaves an employer that is set as large as the headings in its section', () => {
  const text = '# Work experience\n# Harbour Foods Ltd\nPacker\n2019 - 2021\n# Education\n# Skills\nFilleting'
  expect(sectionOf(text, 'Harbour Foods')).toBe('work')
})

it('goes on with the section above a grid of columns, and starts anew beside the page', () => {
  const cell = (text: string, column: number): Block => ({ text, kind: 'text', column })
  const grid: Block[] = [{ text: 'Skills', kind: 'text' }, cell('Cooking', 1), cell('Baking', 2)]
  expect(linesOf(grid).map(({ section }) => section)).toEqual(['skills', 'skills', 'skills'])
  const page: Block[] = [{ text: 'Ann Hill', kind: 'text' }, cell('Skills', 1), cell('Baking', 1), cell('Leeds', 2)]
  expect(linesOf(page).map(({ section }) => section)).toEqual(['contact', 'skills', 'skills', 'contact'])
})
