import type { DrawnWord } from '@onward/documents'
import { askedIn, seenWords } from './marks'

/** Words of lines, 10 points high and 5 a letter. */
const page = (...lines: string[]): DrawnWord[] =>
  lines.flatMap((text, line) => {
    let left = 0
    return text.split(' ').map((word) => {
      const box = { text: word, line, left, top: line * 12, right: left + word.length * 5, bottom: line * 12 + 10 }
      left = box.right + 5
      return box
    })
  })
const ask = (words: DrawnWord[], ids: string[], held: string[] = ids) =>
  askedIn([words], { skills: ids.map((id) => [id]), held, occupations: [] }, 'en')

test('a phrase over two lines has a box on each', () => {
  const [found] = ask(page('Trained in moving and', 'handling people safely'), ['moving-handling-people'])
  expect(found?.state).toBe('named')
  expect(found?.marks.length).toBe(2)
  expect(found?.marks.map(({ top }) => top)).toEqual([0, 12])
})

test('a skill that is held in other words is shown, and one that is not is missing', () => {
  const words = page('Looked after residents for nine years')
  expect(ask(words, ['forklift-driving', 'first-aid'], ['first-aid'])).toMatchObject([
    { state: 'missing', marks: [] },
    { state: 'shown', marks: [] },
  ])
})

test('nothing is marked in what somebody says of themselves', () => {
  const words = page('I have dementia and receive PIP', 'Dementia care for nine residents')
  const [found] = ask(words, ['dementia-care'])
  expect(new Set(found?.marks.map(({ top }) => top))).toEqual(new Set([12]))
})

test('words that nobody sees, and those of a turned page, are left out', () => {
  const [seen, hidden] = page('Forklift', 'Nursing') as [DrawnWord, DrawnWord]
  const described = { width: 595, height: 842, text: '', words: [seen, hidden] }
  const text = { width: 595, height: 842, text: 'Forklift', seen: [{ left: 0, top: 0, right: 60, bottom: 11 }] }
  expect(seenWords(described, text, false)).toEqual([seen])
  expect(seenWords(described, { ...text, width: 842, height: 595 }, false)).toEqual([])
  expect(seenWords(described, undefined, false)).toEqual([])
})
