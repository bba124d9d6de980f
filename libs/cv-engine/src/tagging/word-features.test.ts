import type { Line } from '../facts/line'
import { habitFeatures, wordsOf } from './word-features'

const line = (text: string): Line => ({
  text,
  start: 0,
  kind: 'text',
  scale: 1,
  column: 0,
  section: 'work',
  part: 0,
  isHeading: false,
  role: 'prose',
  headed: null,
  lineNumber: 0,
})
const proseWords = (text: string) => wordsOf([line(text)], 'prose')
const featuresOf = (text: string, word: string) => proseWords(text).find((one) => one.text === word)?.features ?? []

it('recognises jobs, employers, towns and dates throughout a long paragraph', () => {
  const long = `${'I have always liked to be of use to the people around me and to see a job through to its end. '.repeat(3)}In 2018 I became a cleaner at Tesco in Leeds.`
  expect(long.length).toBeGreaterThan(300)
  expect(featuresOf(long, 'cleaner')).toContain('occupation=B')
  expect(featuresOf(long, 'Tesco')).toContain('brand=B')
  expect(featuresOf(long, 'Leeds')).toContain('town=B')
  expect(proseWords(long).find(({ text }) => text === '2018')?.looks).toBe('D')
})

it('skips web addresses, but marks the proseWords before one', () => {
  const text = 'Engineer, Outreach (https://www.outreach.example.com/jobs)'
  expect(proseWords(text).map((word) => word.text)).toEqual(['Engineer', ',', 'Outreach'])
  expect(featuresOf(text, 'Outreach').some((feature) => feature.startsWith('seg.linked'))).toBe(true)
  expect(featuresOf(text, 'Engineer').some((feature) => feature.startsWith('seg.linked'))).toBe(false)
})

it('adds to each word the names in other parts of the entry', () => {
  const own = proseWords('Cleaner, Oaklands, Leeds')
  const labels = own.map(({ text }) => (text === 'Cleaner' ? 'B-title' : text === 'Leeds' ? 'B-place' : 'O'))
  const features = habitFeatures(own, labels, 1, [])
  const beside = (word: string) =>
    features[own.findIndex(({ text }) => text === word)]?.filter((name) => /^~(?:has|last|next)=/.test(name))
  expect(beside('Oaklands')).toEqual(['~has=t---=true', '~last=title=true', '~next=place=true'])
  // Never what the word itself was named.
  expect(beside('Cleaner')).toEqual(['~has=----=true', '~last=^=true', '~next=place=true'])
})
