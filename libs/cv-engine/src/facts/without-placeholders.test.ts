import { analyse } from '../analyse'
import { readPageLines } from '../page-lines'
import type { Block } from '../read-document'
import { readFacts } from './read-facts'
import { placeholdersIn } from './without-placeholders'

const blocksOf = (text: string): Block[] =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ text: line.replace(/^- /, ''), kind: line.startsWith('- ') ? 'item' : 'text' }))

const slots = (text: string) => placeholdersIn(text).map(({ start, end }) => text.slice(start, end).trim())

it.each([
  ['[Your Name]', ['[Your Name]']],
  ['[Job Title], Tesco, [Dates]', ['[Job Title]', '[Dates]']],
  ['Your name', ['Your name']],
  ['Job title, Name of employer, Month Year – Month Year', ['Job title', 'Name of employer', 'Month Year', 'Month Year']],
  ['<Company name> | Cook', ['<Company name>']],
  ['Name: ____________', ['Name: ____________']],
  ['XXXX, XXXX', ['XXXX', 'XXXX']],
  ['Lorem ipsum dolor sit amet, consectetur adipiscing elit', ['Lorem ipsum dolor sit amet, consectetur adipiscing elit']],
  ['Use this section to introduce yourself.', ['Use this section to introduce yourself.']],
  ['Add two or three duties here', ['Add two or three duties here']],
  ['Address Line 1, Address Line 2', ['Address Line 1', 'Address Line 2']],
  ['(000) 000 000, webpage.url', ['(000) 000 000', 'webpage.url']],
  ['At vero eos et accusam et justo duo dolores et ea rebum.', ['At vero eos et accusam et justo duo dolores et ea rebum.']],
  ['Msc. Lorem Ipsum at Lid University', ['Lorem Ipsum']],
  ['hello@reallygreatsite.com', ['hello@reallygreatsite.com']],
])('finds what a template left in %s', (text, left) => {
  expect(slots(text)).toEqual(left)
})

it.each([
  'Job title: Barista',
  'Job title',
  'Relief Manager, Sam Smith’s [March 2023 to date]',
  '[x] Food hygiene level 2',
  'What did you do? - Oatcakes! turning them, wrapping, serving',
  'Write and review care plans with the nurse',
  'Add the day’s takings to the ledger',
  'Use the tachograph and the scanner',
  'Listed your house for the estate agent',
])('finds nothing in %s', (text) => {
  expect(slots(text)).toEqual([])
})

const TEMPLATE = `
[Your Name]
[Phone] | [Email]
Summary
[Write two or three sentences about yourself.]
Experience
[Job Title], [Company], 2019 – 2021
- [Describe your responsibilities and achievements.]
Skills
- [List one of your strengths]`

it('recognises a template, praises nothing in it and asks for nothing else', () => {
  const { score, strengths, weaknesses, recommendations } = analyse({ blocks: blocksOf(TEMPLATE) })
  expect(score).toBeLessThan(5)
  expect(strengths).toEqual([])
  expect(weaknesses.map(({ text }) => text)).toEqual(['This is still a template. 6 lines need your own words.'])
  expect(recommendations.map(({ code }) => code)).toEqual(['placeholders/fix'])
})

it('judges what somebody wrote beside a placeholder, and names the placeholder', () => {
  const own = `
Sam Hill
sam@example.org
07700 900321
Work experience
Kitchen Porter, Green Café, 2019 – 2021
- Washed up for 90 guests a day
- Prepared vegetables and cleaned the kitchen
Education
GCSEs, Leeds City College, 2016
Skills
Food hygiene, cleaning, teamwork
Profile
Reliable kitchen porter who looks for work in a school or a hospital kitchen near home, with early shifts.`
  const whole = analyse({ blocks: blocksOf(own) })
  const left = analyse({
    blocks: blocksOf(own.replace('early shifts', '[job title]').concat('\nInterests\n[List your interests]')),
  })
  expect(left.weaknesses.map(({ text }) => text)).toContain('Some words of a template are still there, such as “[job title]”.')
  expect(left.score).toBeLessThan(whole.score)
  expect(left.score).toBeGreaterThan(whole.score - 10)
  expect(whole.weaknesses.map(({ code }) => code)).not.toContain('placeholders/weak')
})

it('reads no job from Latin that a word processor’s template holds, and no skills from bullets without words', () => {
  const latin = `
Curriculum Vitae
Experience
Jun. 2008 - present
Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam nonumy eirmod tempor invidunt
Feb. 2004 - Nov. 2006
Stet clita kasd gubergren, no sea takimata sanctus est Lorem ipsum dolor sit amet.
Skills
- •
- •`
  expect(readFacts(blocksOf(latin)).work).toEqual([])
  const praised = analyse({ blocks: blocksOf(latin) }).strengths.map(({ code }) => code)
  expect(praised).not.toContain('experience/good')
  expect(praised).not.toContain('skills-section/good')
})

it('reads no name, employer or title in what a template left', () => {
  const { name, work, summary, skills } = readFacts(blocksOf(TEMPLATE))
  expect({ name, work, summary, skills }).toEqual({ name: null, work: [], summary: null, skills: [] })
})

it('leads to the lines of the template on the page', () => {
  const blocks = blocksOf(TEMPLATE)
  const [advice] = analyse({ blocks }).recommendations
  const numberedLines = new Map(readPageLines(blocks).map(({ number, text }) => [number, text]))
  expect(advice?.lines).toHaveLength(6)
  for (const [at, quote] of advice?.quotes.entries() ?? []) expect(numberedLines.get(advice?.lines?.[at] ?? -1)).toContain(quote)
})
